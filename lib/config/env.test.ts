import { parseEnv } from './env';

const SECRET = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
const OLDER = 'Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQUq1=';

describe('parseEnv', () => {
  it('requires only the session password', () => {
    expect(parseEnv({ SESSION_PASSWORD: SECRET })).toMatchObject({
      API_BASE_URL: 'http://127.0.0.1:4000',
      APP_ORIGIN: 'http://localhost:3000',
      SESSION_PASSWORD: [{ id: '1', password: SECRET }],
      PAYMENT_HOSTS: [],
    });
  });

  it('allows plain http for a platform in the same network', () => {
    expect(parseEnv({ SESSION_PASSWORD: SECRET, API_BASE_URL: 'http://platform:4000' }).API_BASE_URL).toBe(
      'http://platform:4000',
    );
  });

  it('parses several passwords for rotation', () => {
    expect(parseEnv({ SESSION_PASSWORD: `2:${SECRET},1:${OLDER}` }).SESSION_PASSWORD).toEqual([
      { id: '2', password: SECRET },
      { id: '1', password: OLDER },
    ]);
  });

  it.each([
    [{}, /SESSION_PASSWORD is missing.*randomBytes/],
    [{ SESSION_PASSWORD: 'correct horse battery staple and more words' }, /32 random bytes/],
    [{ SESSION_PASSWORD: 'A'.repeat(44) }, /32 random bytes/],
    [{ SESSION_PASSWORD: `${SECRET},${OLDER}` }, /must number its passwords differently/],
    [{ SESSION_PASSWORD: SECRET, APP_ORIGIN: 'http://shop.example.com' }, /APP_ORIGIN must use https/],
    [{ SESSION_PASSWORD: SECRET, API_BASE_URL: 'ftp://x' }, /API_BASE_URL must be an http or https address/],
    [{ SESSION_PASSWORD: SECRET, API_BASE_URL: 'http://platform.example.com' }, /API_BASE_URL must use https/],
    [{ SESSION_PASSWORD: SECRET, APP_ORIGIN: 'http://shop' }, /APP_ORIGIN must use https/],
    [{ SESSION_PASSWORD: SECRET, APP_ORIGIN: 'https://example.com/shop' }, /APP_ORIGIN must end after its host/],
    [{ SESSION_PASSWORD: SECRET, APP_ORIGIN: 'https://me@example.com' }, /APP_ORIGIN must end after its host/],
    [{ SESSION_PASSWORD: SECRET, SHARED_CACHE_SECONDS: '0' }, /SHARED_CACHE_SECONDS must be a whole number/],
    [{ SESSION_PASSWORD: SECRET, REDIS_URL: 'localhost:6379' }, /REDIS_URL must start with redis:/],
    [{ SESSION_PASSWORD: SECRET, REDIS_URL: 'redis://:p#ss@cache:6379' }, /REDIS_URL must look like .* # as %23/],
    [{ SESSION_PASSWORD: SECRET, REVALIDATE_SECRET: 'short' }, /REVALIDATE_SECRET must have 24/],
    [{ SESSION_PASSWORD: SECRET, SIGN_IN_ATTEMPTS: '0' }, /SIGN_IN_ATTEMPTS must be a whole number/],
    [{ SESSION_PASSWORD: SECRET, OAUTH_ISSUER: 'http://id.example.com' }, /OAUTH_ISSUER must be an https address/],
    [{ SESSION_PASSWORD: SECRET, OAUTH_NONCE: 'yes' }, /OAUTH_NONCE must be on or off/],
    [
      { SESSION_PASSWORD: SECRET, OAUTH_NONCE: 'on', OAUTH_ISSUER: 'https://id.example.com' },
      /^OAUTH_NONCE=on needs openid in OAUTH_SCOPE/,
    ],
    [{ SESSION_PASSWORD: SECRET, REDIS_URL: 'redis://redis:6379/shop' }, /^REDIS_URL must look like/],
    [
      { SESSION_PASSWORD: SECRET, TOKEN_LOGIN_BASES: 'https://a.example, b.example' },
      /TOKEN_LOGIN_BASES must be an http or https address/,
    ],
    [{ SESSION_PASSWORD: SECRET, TOKEN_LOGIN_BASES: 'http://a.example' }, /TOKEN_LOGIN_BASES must use https/],
    [
      { SESSION_PASSWORD: SECRET, TOKEN_LOGIN_LANDINGS: 'club.example.com=//evil.example' },
      /TOKEN_LOGIN_LANDINGS must be host=/,
    ],
    [{ SESSION_PASSWORD: SECRET, PORT: 'abc' }, /PORT must be a port from 1 to 65535/],
    [{ SESSION_PASSWORD: SECRET, PORT: '70000' }, /PORT must be a port from 1 to 65535/],
    [{ SESSION_PASSWORD: SECRET, PAGES_ON_DISK: 'no' }, /PAGES_ON_DISK must be on or off/],
    [{ SESSION_PASSWORD: SECRET, PAYMENT_HOSTS: 'https://pay.example.com/' }, /PAYMENT_HOSTS must be host names/],
    [{ SESSION_PASSWORD: SECRET, PAYMENT_HOSTS: "pay.example; script-src 'self'" }, /PAYMENT_HOSTS must be host names/],
    [{ SESSION_PASSWORD: SECRET, EMBED_HOSTS: 'forms' }, /EMBED_HOSTS must be host names/],
    [{ SESSION_PASSWORD: SECRET, LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
  ])('rejects %j with an explanation', (source, words) => {
    expect(() => parseEnv(source)).toThrow(words);
  });

  it('parses the origins and the landing paths of a token login', () => {
    const parsed = parseEnv({
      SESSION_PASSWORD: SECRET,
      TOKEN_LOGIN_BASES: 'https://a.example, http://localhost:4000/',
      TOKEN_LOGIN_LANDINGS: 'club.example.com=/enter/#/profile, other.example=/shop',
    });
    expect(parsed.TOKEN_LOGIN_BASES).toEqual(['https://a.example', 'http://localhost:4000']);
    expect(parsed.TOKEN_LOGIN_LANDINGS).toEqual({ 'club.example.com': '/enter/#/profile', 'other.example': '/shop' });
  });

  it('reduces an address to its origin', () => {
    const parsed = parseEnv({ SESSION_PASSWORD: SECRET, APP_ORIGIN: 'https://Shop.example.com:443/' });
    expect(parsed.APP_ORIGIN).toBe('https://shop.example.com');
  });

  it('accepts hosts of payment pages with a port', () => {
    expect(
      parseEnv({ SESSION_PASSWORD: SECRET, PAYMENT_HOSTS: 'platform:8081, pay.example.com' }).PAYMENT_HOSTS,
    ).toEqual(['platform:8081', 'pay.example.com']);
  });

  it('treats an empty value as unset', () => {
    const empty = parseEnv({ SESSION_PASSWORD: SECRET, REDIS_URL: '', PORT: '', HOST: '' });
    expect([empty.REDIS_URL, empty.PORT, empty.HOST]).toEqual([undefined, 3000, undefined]);
  });
});
