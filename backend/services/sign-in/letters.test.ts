import { type Letter, letter } from '../mail/letter';
import {
  applicationLetter,
  approvedLetter,
  confirmLetter,
  declinedLetter,
  accountExistsLetter,
  emailChangedLetter,
  passwordChangedLetter,
  recoverLetter,
  reviewedLetter,
  signInLetter,
  staffLetter,
} from './letters';
import type { Application } from './find-by-email';

const site = { name: 'Banksia & Bark', email: 'hello@banksia.example', phone: '02 5550 1240' };
const hana = { email: 'hana@example.com', firstName: 'Hana <b>' };
const secret = { token: 'TOKEN', code: '012345' };
const application: Application = {
  id: 1,
  email: 'ida@example.com',
  state: 'pending',
  firstName: 'Ida',
  lastName: 'Okafor',
  companyName: '<script>Wet Nose',
  abn: '33900100345',
  dateOfBirth: null,
  addressState: '',
  shortlist: [],
  openedAt: null,
  createdAt: new Date(0),
  confirmedAt: null,
  decidedAt: null,
  declineReason: '<i>Only shops</i>',
};
const LINK = 'http://localhost:3000/login/link?email=a%40b.example&code=TOKEN';

const written = (one: Letter) => letter(one, site);

test('a sign-in mail has the link and the code in text and HTML, and neither in its subject', () => {
  const { to, subject, text, html } = written(signInLetter(hana, LINK, secret));
  expect([to, subject]).toEqual(['hana@example.com', 'Your link to log in']);
  for (const part of [LINK, 'Your code: 012345', 'within 15 minutes']) expect(text).toContain(part);
  for (const part of [LINK.replace('&', '&amp;'), '>012345<', 'Hello Hana &lt;b&gt;,']) expect(html).toContain(part);
  expect(subject).not.toMatch(/\d/);
});

test('mails with codes only have no link', () => {
  for (const { text, html } of [
    written(signInLetter(hana, null, secret)),
    written(accountExistsLetter(hana, null, secret)),
    written(confirmLetter(application, null, secret)),
  ]) {
    expect(`${text}${html}`).not.toMatch(/https?:/);
    expect(text).toContain('Your code: 012345');
  }
});

test.each([
  recoverLetter(hana, LINK, secret),
  staffLetter(hana, LINK, LINK),
  passwordChangedLetter(hana, LINK),
  emailChangedLetter(hana),
  reviewedLetter('a@example.com', LINK),
  approvedLetter(application, LINK, { terms: null, listed: true, signsIn: true }),
  declinedLetter(application),
  applicationLetter('manager@example.com', application, { address: LINK, register: null }),
])('$subject is signed, escaped, and has text and HTML', (one) => {
  const { text, html } = written(one);
  expect(text).toMatch(/\n\nBanksia & Bark\n02 5550 1240, hello@banksia\.example$/);
  expect(html).toContain('Banksia &amp; Bark<br>');
  expect(html).not.toMatch(/<script|<b>/);
});

test("the manager gets the applicant's input, and a link to check it", () => {
  const { text } = written(
    applicationLetter('manager@example.com', application, { address: LINK, register: 'Wet Nose, NSW, active' }),
  );
  for (const part of [
    'Name: Ida Okafor',
    'Business: <script>Wet Nose',
    'ABN: 33 900 100 345',
    'https://abr.business.gov.au/ABN/View?abn=33900100345',
    'Business register: Wet Nose, NSW, active',
    LINK,
  ])
    expect(text).toContain(part);
});

test('a confirmation has no text that the applicant typed', () => {
  const { text } = written(confirmLetter(application, LINK, secret));
  expect(text).not.toMatch(/Wet Nose|Ida/);
});
