import { addDays, shopDay } from '@/lib/domain/values/shop-day';
import { eq } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import { authUser, recoverPassword, registerLink, sendLoginLink } from '@/lib/contract/sign-in/session';
import { type SiteSettings, siteSettings } from '@/lib/contract/site/site';
import { type UserUpdate, userUpdate } from '@/lib/contract/account/user';
import { openDatabase } from '../../db/client';
import { siteDocuments } from '../../db/schema/content/content';
import { wordsOf } from '../support/ordering';
import { TRADE, call, refusal, send, signIn } from '../support/client';
import { codeIn, linkIn, mailAfter } from '../support/received-mail';
import { FINGERPRINT, applicationOf, applied, decide, newAddress, redeem, signInByMail } from '../support/new-account';
import { type OwnPlatform, removeFolder, startOwn, filledFolder } from '../support/own-platform';

jest.setTimeout(120_000);

let dataDir = '';
let platform: OwnPlatform;
let base = '';

/** A site that asks for a date of birth, mails only codes, and lets every field be changed. */
async function turnAllOn(): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, 'settings'));
  const before = siteSettings.parse(row?.value);
  const on = Object.fromEntries(Object.keys(before.profile).map((name) => [name, name !== 'change_date_of_birth']));
  const value: SiteSettings = siteSettings.parse({
    ...before,
    profile: on,
    sign_in: { code_only: true, google: false, signup_date_of_birth: true },
  });
  await db.update(siteDocuments).set({ value }).where(eq(siteDocuments.name, 'settings'));
  await close();
}

beforeAll(async () => {
  dataDir = await filledFolder();
  await turnAllOn();
  platform = await startOwn(dataDir, { LINK_REQUESTS: '1000', LOGIN_ATTEMPTS: '1000' });
  base = platform.address;
});

afterAll(async () => {
  await platform.stop();
  await removeFolder(dataDir);
});

const update = (token: string, body: UserUpdate) => send(userUpdate, { base, token, body });
const apply = (email: string, more: Partial<BodyOf<typeof registerLink>>) =>
  send(registerLink, { base, body: { ...applicationOf(email), ...more } });

it('code-only mails have no link that signs in, only one to set a password', async () => {
  const mail = await mailAfter(
    TRADE,
    () => send(sendLoginLink, { base, body: { email: TRADE, fingerprint: FINGERPRINT, code_only: false } }),
    base,
  );
  expect(mail.text).not.toContain('http');
  expect((await redeem(TRADE, codeIn(mail), base)).status).toBe(200);
  const recovery = await mailAfter(TRADE, () => send(recoverPassword, { base, query: { email: TRADE } }), base);
  expect(recovery.text).toContain('/forgotpassword?');
});

/** In the shop's calendar, as the platform computes it. */
const yearsAgo = (years: number, days = 0): string => {
  const [year = '', month = '', day = ''] = shopDay(new Date()).split('-');
  return addDays(`${Number(year) - years}-${month}-${day}`, days);
};

it.each([
  [undefined, 'Enter your date of birth.'],
  ['', 'Enter your date of birth.'],
  ['1985-02-30', 'Enter a date such as 1985-04-23.'],
  ['23/04/1985', 'Enter a date such as 1985-04-23.'],
  ['1850-01-01', 'Enter a date such as 1985-04-23.'],
  [yearsAgo(-1), 'This date has not come yet.'],
  [yearsAgo(16, 1), 'You have to be 16 or older.'],
])('an application with the date of birth %p is refused with a message', async (birth, words) => {
  expect(wordsOf(await apply(newAddress(), { date_of_birth: birth }))).toEqual({
    status: 422,
    code: 'INVALID_INPUT',
    errors: { date_of_birth: words },
  });
});

it('an application keeps the date of birth, which then cannot be changed', async () => {
  const email = newAddress();
  const birth = yearsAgo(16);
  const mail = await mailAfter(email, () => apply(email, { date_of_birth: birth }), base);
  const review = await mailAfter('hello@banksiaandbark.example', () => redeem(email, codeIn(mail), base), base, email);
  expect(review.text).toContain(`Date of birth: ${birth}`);
  // Also with a port chosen by the system: the link has the address that the platform listens on.
  const page = linkIn(review, '/applications/');
  expect(page.origin).toBe(base);
  const welcome = await mailAfter(email, () => decide(page, 'approve'), base);
  expect(linkIn(welcome, '/login').search).toBe('');
  expect(welcome.text).toContain('Have a code mailed to you');
  expect(welcome.text).not.toContain('/login/link');
  const { access_token: token } = await signInByMail(email, base);
  expect((await call(authUser, { base, token })).item.date_of_birth).toBe(birth);
  expect(refusal(await update(token, { date_of_birth: '1990-01-01' }))).toEqual({ status: 403, code: 'FIELD_LOCKED' });
});

it('unlocked fields are normalised, cleared, and validated', async () => {
  const { access_token: token } = await signIn(TRADE, FINGERPRINT, base);
  const { item } = await call(userUpdate, {
    base,
    token,
    body: {
      first_name: ' Zoë ',
      website: 'groomandco.example',
      facebook_link: 'https://facebook.example/x',
      mobile_phone: '',
      company_phone: '+61 3 5550 7314',
      drivers_licence_expiry: '2027-06-30',
      drivers_licence_state_of_issue_id: 'vic',
      emergency_contact_name: 'Sam',
      emergency_contact_phone: '(03) 5550 0000',
      date_of_birth: '1985-04-23',
    },
  });
  expect(item).toMatchObject({
    first_name: 'Zoë',
    website: 'https://groomandco.example',
    facebook_link: 'https://facebook.example/x',
    mobile_phone: null,
    company_phone: '+61 3 5550 7314',
    drivers_licence_expiry: '2027-06-30',
    drivers_licence_state_of_issue_id: 'VIC',
    emergency_contact_name: 'Sam',
    emergency_contact_phone: '(03) 5550 0000',
    date_of_birth: '1985-04-23',
  });
  const wrong = {
    first_name: '',
    website: 'javascript:alert(1)',
    facebook_link: 'ftp://x.example',
    mobile_phone: 'call me',
    drivers_licence_expiry: '2027-13-01',
    drivers_licence_state_of_issue_id: 'XX',
    emergency_contact_phone: '1',
  };
  const reply = wordsOf(await update(token, wrong));
  expect([reply.status, Object.keys(reply.errors).toSorted()]).toEqual([422, Object.keys(wrong).toSorted()]);
});

it('an application without a date of birth is refused', async () => {
  await expect(applied(newAddress(), base)).rejects.toThrow('422');
});
