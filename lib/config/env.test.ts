import { parseEnv } from './env';

const SECRET = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
const OLDER = 'Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQUq1=';

describe('parseEnv', () => {
  it('needs nothing but the session password', () => {
    expect(parseEnv({ SESSION_PASSWORD: SECRET })).toMatchObject({
      API_BASE_URL: 'http://127.0.0.1:4000',
      APP_ORIGIN: 'http://localhost:3000',
      SESSION_PASSWORD: { 1: SECRET },
      PAYMENT_HOSTS: [],
    });
  });

  it('reads several passwords for rotation', () => {
    expect(parseEnv({ SESSION_PASSWORD: `2:${SECRET},1:${OLDER}` }).SESSION_PASSWORD).toEqual({ 1: OLDER, 2: SECRET });
  });

  it.each([
    [{}, /SESSION_PASSWORD is missing.*randomBytes/],
    [{ SESSION_PASSWORD: 'correct horse battery staple and more words' }, /32 random bytes/],
    [{ SESSION_PASSWORD: 'A'.repeat(44) }, /32 random bytes/],
    [{ SESSION_PASSWORD: SECRET, APP_ORIGIN: 'http://shop.example.com' }, /APP_ORIGIN must use https/],
    [{ SESSION_PASSWORD: SECRET, API_BASE_URL: 'ftp://x' }, /API_BASE_URL must be an http or https address/],
    [{ SESSION_PASSWORD: SECRET, REDIS_URL: 'localhost:6379' }, /REDIS_URL must start with redis:/],
    [{ SESSION_PASSWORD: SECRET, REVALIDATE_SECRET: 'short' }, /REVALIDATE_SECRET must have 24/],
    [{ SESSION_PASSWORD: SECRET, LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
  ])('refuses %j with a sentence', (source, words) => {
    expect(() => parseEnv(source)).toThrow(words);
  });

  it('treats an empty value as not set', () => {
    expect(parseEnv({ SESSION_PASSWORD: SECRET, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });
});
