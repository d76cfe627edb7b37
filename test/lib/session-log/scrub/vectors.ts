// Made-up inputs with what is left of them.

const many = (text: string, times: number): string => text.repeat(times);
const mark = (name: string): string => `[REDACTED:${name}]`;

const JWT = `eyJ${many('h', 5)}.${many('p', 8)}.${many('s', 8)}`;
const GITHUB = `gho_${many('m', 36)}`;

/** [input, output]; an output of undefined means unchanged. */
export const VECTORS: readonly (readonly [string, string | undefined])[] = [
  ['a -----BEGIN EC PRIVATE KEY-----\nzz\n-----END EC PRIVATE KEY----- b', `a ${mark('private_key')} b`],
  ['a -----BEGIN PRIVATE KEY-----\nzz and more', `a ${mark('private_key')}`],
  ['-----BEGIN CERTIFICATE-----\nzz', undefined],
  [JWT, mark('jwt')],
  [`eyJ${many('h', 4)}.${many('p', 8)}.${many('s', 8)}`, undefined],
  [`eyJ${many('h', 9)}.${many('p', 7)}.${many('s', 8)}`, undefined],
  [`eyJ${many('h', 9)}.${many('p', 8)}.${many('s', 7)}`, undefined],
  [`AKIA${many('Q', 16)}`, mark('aws_access_key')],
  [`AKIA${many('Q', 17)}`, undefined],
  [`xAKIA${many('Q', 16)}`, undefined],
  [`ASIA${many('7', 16)}.`, `${mark('aws_access_key')}.`],
  [`AIza${many('k', 34)}`, undefined],
  [`AIza${many('k', 35)}`, mark('gcp_api_key')],
  [`AIza${many('k', 36)}`, `${mark('gcp_api_key')}k`],
  [`gho_${many('m', 35)}`, undefined],
  [GITHUB, mark('github_token')],
  [`ghx_${many('m', 36)}`, undefined],
  [`github_pat_${many('m', 21)}`, undefined],
  [`github_pat_${many('m', 22)}`, mark('github_token')],
  [`glpat-${many('n', 19)}`, undefined],
  [`glpat-${many('n', 20)}`, mark('gitlab_token')],
  [`xoxp-${many('2', 10)}`, mark('slack_token')],
  [`xoxq-${many('2', 10)}`, undefined],
  [`rk_live_${many('v', 15)}`, undefined],
  [`rk_live_${many('v', 16)}`, mark('stripe_key')],
  [`sk-ant-${many('w', 20)}`, mark('anthropic_key')],
  [`sk-ant-${many('w', 16)}`, mark('openai_key')],
  [`sk-ant-${many('w', 12)}`, undefined],
  [`sk-${many('u', 20)}`, mark('openai_key')],
  [`sk-proj-${many('u', 20)}`, mark('openai_key')],
  [`sk-${many('u', 19)}`, undefined],
  [`desk-${many('u', 20)}`, undefined],
  [`a-sk-${many('u', 20)}`, `a-${mark('openai_key')}`],
  [`Bearer ${many('j', 16)}`, `Bearer ${mark('bearer_token')}`],
  [`Bearer ${many('j', 15)}`, undefined],
  [`BEARER\t\n ${many('=', 16)},`, `BEARER\t\n ${mark('bearer_token')},`],
  [`Bearer ${JWT}`, `Bearer ${mark('jwt')}`],
  ['ftp://ann:pw1@h.test/x', `ftp://${mark('url_credentials')}@h.test/x`],
  ['ftp://ann@h.test/x', undefined],
  ['ftp://ann:@h.test/x', undefined],
  ['://ann:pw1@h.test/x', undefined],
  ['_ftp://ann:pw1@h.test/x', undefined],
  ['9ftp://ann:pw1@h.test/x', undefined],
  ['9+ftp://ann:pw1@h.test/x', `9+ftp://${mark('url_credentials')}@h.test/x`],
  ['a://$A:$B@h and b://c:d@h', `a://${mark('url_credentials')}@h and b://${mark('url_credentials')}@h`],
  ['https://ann:p@q@h.test/x@y', `https://${mark('url_credentials')}@h.test/x@y`],
  [`https://ann:${GITHUB}@h.test`, `https://${mark('url_credentials')}@h.test`],
  ['DB_PASSWORD=x y z', `DB_PASSWORD=${mark('env_line')}`],
  ['export API_TOKEN="x y" # c', `export API_TOKEN="${mark('env_line')}" # c`],
  ["export API_TOKEN='x y' # c", `export API_TOKEN='${mark('env_line')}' # c`],
  ["SECRET=''", undefined],
  ['passwd=""', undefined],
  ...['FOO_AUTH', 'MONKEY', 'KEY_PATH', 'CREDENTIAL_FILE', 'PRIVATE', 'A_CREDENTIALS'].map(
    (name) => [`${name}=1`, `${name}=${mark('env_line')}`] as const,
  ),
  ...['AUTHOR', 'KEYSTONE', 'MY_KEYS', 'PWD'].map((name) => [`${name}=1`, undefined] as const),
  ['  API_TOKEN=abc', `  API_TOKEN=${mark('assignment')}`],
  ['A=1\rAPI_KEY=zz top', `A=1\rAPI_KEY=${mark('assignment')} top`],
  ['A=1\u2028DB_AUTH=zz', undefined],
  ['API_TOKEN=$OTHER', undefined],
  ['API_TOKEN=$' + '{OTHER}', undefined],
  ['API_TOKEN=$other', `API_TOKEN=${mark('env_line')}`],
  ['API_TOKEN="abc', `API_TOKEN=${mark('env_line')}`],
  ['A=1\r\nAPI_KEY=zz\r\nB=2', `A=1\r\nAPI_KEY=${mark('env_line')}\r\nB=2`],
  ['API_KEY=[REDACTED:jwt]', undefined],
  ['API_KEY=a[REDACTED:jwt]', `API_KEY=${mark('env_line')}`],
  ['password = hunter', `password = ${mark('assignment')}`],
  ['password=a&b=c', `password=${mark('assignment')}&b=c`],
  ['my.access_key: v;w', `my.access_key: ${mark('assignment')};w`],
  ['"api-key": "a b", "x":1', `"api-key": "${mark('assignment')}", "x":1`],
  ["'private_key' : 'a b'", `'private_key' : '${mark('assignment')}'`],
  ['tokens: 5', undefined],
  ['max_tokens=9', undefined],
  ['the token is abc', undefined],
  ['secret:\nnext line', `secret:\n${mark('assignment')} line`],
  ['secret:\u00a0x', `secret:${mark('assignment')}`],
  ['secret\u00a0: x', undefined],
  ['Token: Bearer abc', `Token: ${mark('assignment')} abc`],
  ['mytoken=abc', `mytoken=${mark('assignment')}`],
  ['x_token=[REDACTED:y]z', `x_token=${mark('assignment')}`],
  ['token="never closed', undefined],
];

/** What exposes something once a marker stands in its place. */
export const GLUED: readonly (readonly [string, string])[] = [
  [`AIza${many('k', 35)}AIza${many('k', 35)}`, mark('gcp_api_key')],
  [`AIza${many('k', 35)}AKIA${many('Q', 16)}`, `${mark('gcp_api_key')}${mark('aws_access_key')}`],
  [`AKIA${many('Q', 16)}github_pat_${many('m', 22)}`, `${mark('aws_access_key')}${mark('github_token')}`],
  ['x://token=a/b,c@h', `x://${mark('url_credentials')}@h`],
];

/** One planted secret a class: the text and the part that must not be shown. */
export const CANARIES: readonly { readonly name: string; readonly text: string; readonly secret: string }[] =
  [
    {
      name: 'private_key',
      text: '-----BEGIN PRIVATE KEY-----cAnArYpRiVaTe-----END PRIVATE KEY-----',
      secret: 'cAnArYpRiVaTe',
    },
    { name: 'jwt', text: 'eyJcAnArY1.cAnArYbOdY.cAnArYsIgN', secret: 'cAnArYbOdY' },
    { name: 'aws_access_key', text: 'AKIACANARYCANARYCANA', secret: 'CANARYCANARY' },
    { name: 'gcp_api_key', text: `AIza${many('cAnArY7', 5)}`, secret: 'cAnArY7cAnArY7' },
    { name: 'github_token', text: `ghp_${many('cAnArY', 6)}`, secret: 'cAnArYcAnArY' },
    { name: 'gitlab_token', text: `glpat-${many('cAnArY', 4)}`, secret: 'cAnArYcAnArY' },
    { name: 'slack_token', text: 'xoxb-cAnArY-cAnArY-cAnArY', secret: 'cAnArY-cAnArY' },
    { name: 'stripe_key', text: `sk_live_${many('cAnArY', 3)}`, secret: 'cAnArYcAnArY' },
    { name: 'anthropic_key', text: `sk-ant-${many('cAnArY', 4)}`, secret: 'cAnArYcAnArY' },
    { name: 'openai_key', text: `sk-proj-${many('cAnArY', 4)}`, secret: 'cAnArYcAnArY' },
    { name: 'bearer_token', text: `Bearer ${many('cAnArY', 3)}`, secret: 'cAnArYcAnArY' },
    { name: 'url_credentials', text: 'ftp://ann:cAnArYpW@h.test', secret: 'cAnArYpW' },
    { name: 'env_line', text: 'DB_PASSWORD=cAnArYeNv', secret: 'cAnArYeNv' },
    { name: 'assignment', text: 'password: cAnArYaSsIgN', secret: 'cAnArYaSsIgN' },
  ];

/** Texts that make a careless search of the class quadratic, built to about `bytes` bytes. */
export const HOSTILE: Readonly<Record<string, readonly ((bytes: number) => string)[]>> = {
  private_key: [
    fill('-----BEGIN '),
    fill('-----BEGIN A'),
    (bytes) => `-----BEGIN PRIVATE KEY-----${fill('-----END A')(bytes)}`,
    (bytes) => `-----BEGIN ${fill('PRIVATE KEY')(bytes)}`,
  ],
  jwt: [fill('-eyJaaaaa'), fill('eyJaaaaaaaa.'), fill('-eyJaaaaaaaa.aaaaaaaa'), (b) => `eyJ${fill('a')(b)}`],
  aws_access_key: [fill('AKIA'), fill('AKIA00000000000000000 ')],
  gcp_api_key: [fill('AIza'), fill('-AIza'), fill(`AIza${many('k', 35)}`)],
  github_token: [fill('ghp_'), fill('-ghp_a'), fill('github_pat_')],
  gitlab_token: [fill('glpat-')],
  slack_token: [fill('xoxb-'), fill('xoxb-_')],
  stripe_key: [fill('sk_live_'), fill('-sk_live_a')],
  anthropic_key: [fill('sk-ant-'), fill('sk-ant-.')],
  openai_key: [fill('sk-'), fill('sk-proj-.')],
  bearer_token: [fill('bearer '), (b) => `bearer${fill(' ')(b)}`, fill('bearer   x ')],
  url_credentials: [
    fill('a-'),
    fill('a://'),
    fill('a://b:'),
    fill('a://b:c'),
    (b) => `a://b:${fill('c')(b)}`,
    fill('x://token=a/b,c@'),
  ],
  env_line: [fill('A_'), fill('KEYX_'), fill('KEY_\n'), fill('\n'), (b) => `${fill('KEY_')(b)}=1`],
  assignment: [
    fill('token'),
    fill('token="'),
    fill(`token="token='`),
    (b) => `token${fill(' ')(b)}`,
    (b) => `token:${fill('\n')(b)},`,
    fill('token:,'),
    fill('a.'),
    fill('secret: '),
  ],
};

function fill(piece: string): (bytes: number) => string {
  return (bytes) => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
}
