import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need the shared fixtures, and have a run of their own: npm run conformance.
    exclude: ['test/conformance/**'],
    globalSetup: ['test/support/build-dist.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['lib/**/*.ts', 'pipelines/**/*.ts'],
      // Re-exports and data alone would count as covered or not by accident.
      exclude: [],
      reporter: ['text-summary', 'text'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
});
