import { stubPlatform } from '@/lib/upstream/http/stub-platform';
import { sealSession } from '@/lib/session/cookie';
import { updateUser } from './update-user';

let cookies: { name: string; value: string }[];
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => cookies.find((cookie) => cookie.name === name),
    getAll: () => cookies,
    set: () => undefined,
  }),
}));
jest.mock('@/lib/data/viewer', () => ({ forgetUser: () => undefined }));

const asked: string[] = [];
let reply: Response;
beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  stubPlatform(async ({ pathname }) => {
    asked.push(pathname.split('/').at(-1) ?? '');
    return pathname.endsWith('/update') ? reply.clone() : Response.json({ id: 7, company_name: 'Read again' });
  });
  cookies = await sealSession({ sid: 's', accessToken: 'a', refreshToken: 'r', fingerprint: 'f', issuedAt: 1 });
});
beforeEach(() => asked.splice(0));

it.each([
  ['the record', { item: { id: 7, company_name: 'Told' } }, 'Told', ['update']],
  ['success', { success: true }, 'Read again', ['update', 'authUser']],
  ['nothing', null, 'Read again', ['update', 'authUser']],
])('returns the record where a platform answers with %s', async (_, body, company, calls) => {
  reply = body === null ? new Response(null, { status: 204 }) : Response.json(body);
  expect((await updateUser({ company_name: 'New' })).companyName).toBe(company);
  expect(asked).toEqual(calls);
});

it('does not take a page of HTML or a refusal for a change', async () => {
  reply = new Response('<html>');
  await expect(updateUser({ company_name: 'New' })).rejects.toMatchObject({ kind: 'invalid-reply' });
  reply = Response.json({ success: false, errors: { abn: 'Not an ABN.' } });
  await expect(updateUser({ abn: '1' })).rejects.toMatchObject({ fieldErrors: { abn: 'Not an ABN.' } });
});
