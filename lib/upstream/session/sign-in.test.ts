import { stubPlatform } from '../http/stub-platform';
import { signInByCode, signInByPassword } from './sign-in';

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, getAll: () => [], set: () => undefined }),
  headers: async () => new Headers(),
}));

let reply: Response;
beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async () => reply.clone());
});

it.each([
  ['401 without words', new Response('', { status: 401 }), 'LOGIN_FAILED'],
  ['422 without words', Response.json({}, { status: 422 }), 'LOGIN_FAILED'],
  ['false', Response.json({ success: false }), 'LOGIN_FAILED'],
  ['words', Response.json({ message: 'Your account is closed.' }, { status: 422 }), ''],
  ['a code', Response.json({ text_code: 'ACCOUNT_PENDING' }, { status: 403 }), 'ACCOUNT_PENDING'],
  ['a gateway that forbids it', new Response('<html>', { status: 403 }), ''],
])('takes %s of a platform for a wrong password, or for what it says', async (_, answer, code) => {
  reply = answer;
  await expect(signInByPassword('ada@example.com', 'wrong')).rejects.toMatchObject({ kind: 'refused', code });
});

it('takes a refusal without words for a wrong code', async () => {
  reply = new Response('', { status: 401 });
  await expect(signInByCode('ada@example.com', '1')).rejects.toMatchObject({ kind: 'refused', code: 'CODE_WRONG' });
});
