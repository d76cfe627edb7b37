import { describe, expect, test } from 'vitest';
import { isOwnCall } from '../../../../lib/session-log/digest/own-command.js';

describe('self', () => {
  test.each([
    'agentfeedback x',
    '/a/b/agentfeedback x',
    'C:\\bin\\agentfeedback x',
    'A=1 B=2 agentfeedback x',
    'env A=1 agentfeedback x',
    'exec ~/b/agentfeedback x',
    'time agentfeedback',
    'cd /t && agentfeedback x',
    'false || agentfeedback x',
    'echo y | agentfeedback x',
    'sleep 1 & agentfeedback x',
    'a; agentfeedback x',
    '(agentfeedback x)',
    '{ agentfeedback x; }',
    'make\nagentfeedback x',
    'echo "a; agentfeedback x"',
  ])('%j is its own', (command) => {
    expect(isOwnCall('Bash', command)).toBe(true);
  });

  test.each([
    'go test ./cmd/agentfeedback/...',
    'grep agentfeedback f',
    'agentfeedback-docs y',
    'F=agentfeedback make',
    'AgentFeedback x',
    '',
    'sudo env agentfeedback x',
    'sudo -u me agentfeedback x',
    'A-B=1 agentfeedback x',
  ])('%j is not', (command) => {
    expect(isOwnCall('Bash', command)).toBe(false);
  });

  test("a tool is the program's own by its name, without case", () => {
    expect(isOwnCall('mcp__AgentFeedback__sessions_list', undefined)).toBe(true);
    expect(isOwnCall('Bash', undefined)).toBe(false);
  });
});
