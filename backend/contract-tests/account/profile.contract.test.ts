import { addressCreate, addressDisable, addressList } from '@/lib/contract/account/address';
import { authUser, login, sendLoginLink } from '@/lib/contract/sign-in/session';
import { type UserUpdate, creditBalance, myAccount, userByUrl, userUpdate } from '@/lib/contract/account/user';
import { present } from '../../system/present';
import { BUYER, wordsOf } from '../support/ordering';
import { TRADE, call, postRaw, refusal, send, signIn } from '../support/client';
import { mailAfter, tokenIn } from '../support/received-mail';
import { FINGERPRINT, newAccount, redeem, signInByMail } from '../support/new-account';

const update = (token: string, body: UserUpdate) => send(userUpdate, { token, body });
const enter = (username: string, password: string) =>
  send(login, { body: { username, password, fingerprint: FINGERPRINT } });
const ADDRESS = {
  display_name: '',
  first_name: 'Ida',
  last_name: 'Okafor',
  email: '',
  phone: '',
  company: '',
  street_address: '1 Dog Lane',
  street_address_1: '',
  postcode: '3056',
  city: 'Brunswick',
  state: 'VIC',
  country: 'AU',
};
const GOOD = 'a long walk on the beach';

let email: string;
let token: string;

beforeAll(async () => {
  ({ email, token } = await newAccount());
});

describe('userUpdate', () => {
  it('changes the fields that are sent, and no others', async () => {
    const { item } = await call(userUpdate, {
      token,
      body: { company_name: '  Wet Nose & Co ', abn: '33 900 100 345' },
    });
    expect(item).toMatchObject({ email, first_name: 'Ida', company_name: 'Wet Nose & Co', abn: '33900100345' });
    expect((await call(userUpdate, { token, body: {} })).item).toEqual(item);
    expect((await call(authUser, { token })).item).toEqual(item);
  });

  it.each([
    'first_name',
    'last_name',
    'mobile_phone',
    'company_phone',
    'trading_name',
    'website',
    'facebook_link',
    'drivers_licence_number',
    'drivers_licence_expiry',
    'drivers_licence_state_of_issue_id',
    'emergency_contact_name',
    'emergency_contact_phone',
  ] as const)('refuses %s, which the site has locked, and changes nothing with it', async (field) => {
    const reply = await update(token, { [field]: '1990-01-01', company_name: 'Changed anyway' });
    expect(wordsOf(reply)).toEqual({ status: 403, code: 'FIELD_LOCKED', errors: { [field]: expect.any(String) } });
    expect((await call(authUser, { token })).item.company_name).toBe('Wet Nose & Co');
  });

  it('accepts a date of birth once, also of two concurrent requests', async () => {
    const own = await newAccount();
    expect(wordsOf(await update(own.token, { date_of_birth: '2025-01-01' }))).toMatchObject({
      status: 422,
      errors: { date_of_birth: 'You have to be 16 or older.' },
    });
    expect(wordsOf(await update(own.token, { date_of_birth: '1990-02-30' }))).toMatchObject({
      status: 422,
      errors: { date_of_birth: 'Enter a date such as 1985-04-23.' },
    });
    const births = ['1985-04-23', '1990-02-28', '1971-12-31'];
    const replies = await Promise.all(births.map((birth) => update(own.token, { date_of_birth: birth })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200).map(wordsOf);
    expect(refused).toHaveLength(2);
    const words = 'Your date of birth is set already. Please ask us to change it.';
    for (const reply of refused)
      expect(reply).toMatchObject({ code: 'FIELD_LOCKED', errors: { date_of_birth: words } });
    const stored = present(births[replies.findIndex(({ status }) => status === 200)]);
    expect((await call(authUser, { token: own.token })).item.date_of_birth).toBe(stored);
    // Repeating it, as after a lost reply, is no change; removing it is.
    expect((await update(own.token, { date_of_birth: stored })).status).toBe(200);
    expect((await update(own.token, { date_of_birth: '' })).status).toBe(403);
    expect((await call(authUser, { token: own.token })).item.date_of_birth).toBe(stored);
  });

  it.each([
    [{ company_name: ' ' }, { company_name: 'Enter the name of your business.' }],
    [{ company_name: 'A\tB' }, { company_name: 'Write this on one line.' }],
    [{ company_name: 'x'.repeat(121) }, { company_name: 'Use at most 120 characters.' }],
    [{ abn: '33900100346' }, { abn: 'This is not an ABN: check the digits.' }],
    [{ abn: '' }, { abn: 'Enter the ABN of your business.' }],
    [{ current_address_id: '999999' }, { current_address_id: 'Choose one of your addresses.' }],
    [{ current_address_id: 'x' }, { current_address_id: 'Choose one of your addresses.' }],
    [{ newpassword: 'short' }, { newpassword: 'Use 10 characters or more.' }],
    [{ company_name: 7 }, { company_name: 'This is not what is expected here.' }],
  ])('refuses %j with messages', async (body, errors) => {
    expect(wordsOf(await postRaw(userUpdate, body, token))).toEqual({ status: 422, code: 'INVALID_INPUT', errors });
  });

  it('gives the reason for each refused field, for translation', async () => {
    const typed = { company_name: 'A\tB', current_address_id: 'x', abn: '' };
    expect((await postRaw(userUpdate, typed, token)).json).toMatchObject({
      values: { reason: 'SEVERAL' },
      errors: { abn: 'Enter the ABN of your business.' },
      reasons: { company_name: { reason: 'ONE_LINE' }, current_address_id: { reason: 'ADDRESS_MISSING' } },
    });
  });

  it.each([
    { company_name: '\u0000' },
    { company_name: '\uD800' },
    { password: '\u0000' },
    { id: '1', email: 'x@example.com', is_admin: true },
  ])('is not affected by %j', async (body) => {
    const before = (await call(authUser, { token })).item;
    expect((await postRaw(userUpdate, body, token)).status).toBeLessThan(500);
    expect((await call(authUser, { token })).item).toEqual(before);
  });

  it('sets an enabled address of the account as its default', async () => {
    const create = async () => (await call(addressCreate, { token, body: ADDRESS })).item.id;
    const [first, second] = [await create(), await create()];
    const usual = async () => (await call(authUser, { token })).item.current_address_id;
    expect(await usual()).toBe(first);
    await call(userUpdate, { token, body: { current_address_id: second } });
    expect(await usual()).toBe(second);
    await call(addressDisable, { token, body: { id: first } });
    expect(wordsOf(await update(token, { current_address_id: first })).status).toBe(422);
    const [theirs] = (await call(addressList, { token: (await signIn()).access_token, query: {} })).data;
    expect(wordsOf(await update(token, { current_address_id: theirs?.id ?? '' })).status).toBe(422);
    expect(await usual()).toBe(second);
  });
});

describe('a new password', () => {
  it('needs the current password, if there is one, and ends all other sessions', async () => {
    const other = await signInByMail(email);
    const notice = await mailAfter(email, () => call(userUpdate, { token, body: { newpassword: GOOD } }));
    expect(notice.subject).toBe('Your password was changed');
    expect((await send(authUser, { token })).status).toBe(200);
    expect((await send(authUser, { token: other.access_token })).status).toBe(401);
    expect((await enter(email, GOOD)).status).toBe(200);

    const next = `${GOOD} again`;
    expect(wordsOf(await update(token, { newpassword: next }))).toMatchObject({
      status: 422,
      errors: { password: 'Enter your current password.' },
    });
    expect(
      wordsOf(await update(token, { newpassword: next, password: 'not it', company_name: 'Changed anyway' })),
    ).toMatchObject({ status: 422, errors: { password: 'This is not your current password.' } });
    expect((await call(authUser, { token })).item.company_name).toBe('Wet Nose & Co');
    expect((await update(token, { newpassword: next, password: GOOD })).status).toBe(200);
    expect([(await enter(email, GOOD)).status, (await enter(email, next)).status]).toEqual([401, 200]);
  });

  it('is accepted again after a lost reply, and then changes nothing', async () => {
    const account = await newAccount();
    /** The status of another session after an update. A change is told by mail, which comes in its own time. */
    const after = async (body: UserUpdate, isTold: boolean) => {
      const other = await signInByMail(account.email);
      const sent = async () => expect((await update(account.token, body)).status).toBe(200);
      await (isTold ? mailAfter(account.email, sent) : sent());
      return (await send(authUser, { token: other.access_token })).status;
    };
    expect(await after({ newpassword: GOOD }, true)).toBe(401);
    expect(await after({ newpassword: GOOD }, false)).toBe(200);
    const next = `${GOOD} again`;
    expect(await after({ newpassword: next, password: GOOD }, true)).toBe(401);
    expect(await after({ newpassword: next, password: GOOD }, false)).toBe(200);
    expect((await enter(account.email, next)).status).toBe(200);
  });

  it('invalidates links mailed before', async () => {
    const account = await newAccount();
    const mail = await mailAfter(account.email, () =>
      call(sendLoginLink, { body: { email: account.email, fingerprint: FINGERPRINT, code_only: false } }),
    );
    await call(userUpdate, { token: account.token, body: { newpassword: GOOD } });
    expect(refusal(await redeem(account.email, tokenIn(mail)))).toEqual({ status: 422, code: 'CODE_EXPIRED' });
  });
});

describe('the record by id', () => {
  it("is only the user's own, with the image in the requested size", async () => {
    const { item } = await call(authUser, { token });
    expect(
      (await call(userByUrl, { token, params: { url: item.id }, query: { image_aspect: '1x1', image_width: 300 } }))
        .item,
    ).toEqual(item);
    for (const url of ['1', '0', '999999', 'me', '%2e%2e', `${item.id} `])
      expect(refusal(await send(userByUrl, { token, params: { url }, query: {} }))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
    expect(refusal(await send(userByUrl, { params: { url: item.id }, query: {} }))).toEqual({
      status: 401,
      code: 'TOKEN_INVALID',
    });
  });
});

it('has the account’s own record at myAccount', async () => {
  const { access_token: buyer } = await signIn(BUYER);
  expect(await call(myAccount, { token: buyer })).toMatchObject({ item: { email: BUYER } });
});

describe('credit', () => {
  it("is only with the site's supplier", async () => {
    const { access_token: trade } = await signIn(TRADE);
    const { balance } = await call(creditBalance, { token: trade, query: {} });
    expect(await call(creditBalance, { token: trade, query: { supplier: '1' } })).toEqual({ balance });
    expect(await call(creditBalance, { token: trade, query: { supplier: '2' } })).toEqual({ balance: 0 });
    expect(await call(creditBalance, { token, query: {} })).toEqual({ balance: 0 });
  });
});
