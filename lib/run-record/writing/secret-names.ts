// The environment variables whose values are secrets (run-record details, 5.5).
// A name whose value is an account, a project, a region, an identifier or a path
// is none of them.

const API_KEYS_OF = [
  'AI_GATEWAY',
  'ANTHROPIC',
  'ANT_LING',
  'AZURE_OPENAI',
  'BASETEN',
  'CEREBRAS',
  'CLOUDFLARE',
  'DEEPSEEK',
  'FIREWORKS',
  'GEMINI',
  'GOOGLE_CLOUD',
  'GROQ',
  'KIMI',
  'MINIMAX',
  'MINIMAX_CN',
  'MISTRAL',
  'MOONSHOT',
  'NVIDIA',
  'OPENAI',
  'OPENCODE',
  'OPENROUTER',
  'QWEN_TOKEN_PLAN',
  'QWEN_TOKEN_PLAN_CN',
  'RADIUS',
  'TOGETHER',
  'XAI',
  'XIAOMI',
  'XIAOMI_TOKEN_PLAN_AMS',
  'XIAOMI_TOKEN_PLAN_CN',
  'XIAOMI_TOKEN_PLAN_SGP',
  'ZAI',
  'ZAI_CODING_CN',
] as const;

/** Every name whose value is taken out of a provider's report. */
export const SECRET_NAMES: readonly string[] = [
  ...API_KEYS_OF.map((owner) => `${owner}_API_KEY`),
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_OAUTH_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_BEARER_TOKEN_BEDROCK',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'COPILOT_GITHUB_TOKEN',
  'HF_TOKEN',
];
