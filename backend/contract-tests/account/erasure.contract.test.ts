import { authUser, refreshToken, sendLoginLink } from '@/lib/contract/sign-in/session';
import { call, refusal, send } from '../support/client';
import { CmsClient } from '../support/cms-client';
import { FINGERPRINT, applied, decide, newAddress, redeem, signInByMail } from '../support/new-account';
import { codeIn, mailAfter, mailsTo } from '../support/received-mail';

const office = new CmsClient();
beforeAll(async () => {
  if ((await office.signIn()) !== 303) throw new Error('The owner was not let in.');
});

/** Applies, is approved and signs in. */
async function opened(email: string) {
  const page = await applied(email);
  await mailAfter(email, () => decide(page, 'approve'));
  const tokens = await signInByMail(email);
  const { item } = await call(authUser, { token: tokens.access_token });
  return { ...tokens, id: item.id };
}

it('signs the person out everywhere at once, and leaves the address to a new account', async () => {
  const email = newAddress('erased');
  const first = await opened(email);
  const mail = await mailAfter(email, () =>
    call(sendLoginLink, { body: { email, fingerprint: FINGERPRINT, code_only: false } }),
  );

  const path = `/cms/customers/${first.id}`;
  expect((await office.get(path)).html).toContain('Delete personal data');
  const erase = () => office.post(`${path}/erase`, { confirm: email });
  const replies = await Promise.all([erase(), erase()]);
  expect(replies.map(({ status, location }) => [status, location])).toEqual(
    replies.map(() => [303, `${path}?done=erased`]),
  );

  expect(refusal(await send(authUser, { token: first.access_token }))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
  const renewal = { refresh_token: first.refresh_token, fingerprint: FINGERPRINT };
  expect(refusal(await send(refreshToken, { body: renewal }))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
  expect((await redeem(email, codeIn(mail))).status).toBe(422);
  expect(await mailsTo(email)).toEqual([]);
  expect((await office.get(`/cms/customers?q=${email}`)).html).toContain('No customer fits this.');

  const second = await opened(email);
  expect(second.id).not.toBe(first.id);
});
