import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

// Merging would join the two lists of files; these replace them.
export default defineConfig({
  test: { ...base.test, include: ['test/conformance/**/*.test.ts'], exclude: [] },
});
