import { globSync, readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { markForeignText } from '../domain/values/foreign-text';
import { frozen } from '../domain/values/frozen';
import { formatMoney } from '../domain/values/money';
import { type Locale } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { UpstreamError } from './errors';
import { translateError, rewordReply } from './refusal-messages';
import { REASONS, REFUSALS } from './refusal-words';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: Locale }) =>
    createTranslator({ locale, messages: await loadMessages(locale) }),
}));

/** Codes never shown to customers: for machines, staff and sessions, and those shown as 'Network Error'. */
const WITHOUT_WORDS = new Set(
  (
    'NOT_JSON BAD_ADDRESS UNKNOWN_PATH BAD_WIDTH BAD_SIGNATURE INVALID SERVER_ERROR INTERNAL TOKEN_INVALID ' +
    'TOKEN_EXPIRED ADMIN_ONLY SECOND_FACTOR ORDER CHANGED SUSPENDED STOCK VOUCHER_CLOSED INVALID_GRANT PREVIEW_ENDED ' +
    'ACCOUNT_PENDING INVALID_INPUT REGISTER_AWAY INVALID_FILE NOT_APPLIED UNDONE UNAUTHORIZED PREVIEW_ELSEWHERE'
  ).split(' '),
);

it('translates every error code of the platform that customers see', () => {
  const sources = globSync('backend/{db,http,routes,rules,services,start,system}/**/*.ts', {
    exclude: (name) => name.endsWith('.test.ts'),
  }).map((source) => readFileSync(source, 'utf8'));
  const codes = sources.flatMap((source) => [
    ...source.matchAll(/(?:PlatformError\(\s*\d+,|(?:Order|Voucher|Form)Refused\(|\brefused\()\s*'([A-Z_]+)'/g),
    ...source.matchAll(/\b(?!setting:)[\w-]+'?: '([A-Z]+_[A-Z_]+)'/g),
  ]);
  const named = new Set(codes.map(([, code = '']) => code).filter((code) => !Object.hasOwn(REASONS, code)));
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((code) => !Object.hasOwn(REFUSALS, code) && !WITHOUT_WORDS.has(code))).toEqual([]);
});

it('translates every reason for refusing a field', () => {
  const sources = globSync('backend/{routes,rules,services,system}/**/*.ts', {
    exclude: (name) => name.endsWith('.test.ts'),
  }).map((source) => readFileSync(source, 'utf8'));
  const reasons = sources
    .filter((source) => /refuseFields|Field(?:Fault|Reason)/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/reason: '([A-Z_]+)'/g),
      ...source.matchAll(/\brefused\([^;]+?, '([A-Z_]+)'\)/gs),
    ]);
  expect([...new Set(reasons.map(([, reason = '']) => reason))].sort()).toEqual(Object.keys(REASONS).sort());
});

it('translates the reason for one refused field, and marks several', async () => {
  const refused = (values: Record<string, string>, fieldErrors: Record<string, string>) =>
    new UpstreamError('refused', Object.values(fieldErrors)[0] ?? '', {
      status: 422,
      code: 'INVALID_INPUT',
      values,
      fieldErrors,
    });
  const { platform, formWidget } = await loadMessages('fr');
  const state = 'Brunswick 3056 is in VIC.';
  const one = (await translateError(
    refused({ reason: 'OTHER_STATE', place: 'Brunswick 3056', state: 'VIC' }, { state }),
    'fr',
  )) as UpstreamError;
  const said = platform.otherState.replace('{place}', 'Brunswick 3056').replace('{state}', 'VIC');
  expect([one.message, one.fieldErrors]).toEqual([said, { state: said }]);
  const several = (await translateError(
    refused({ reason: 'SEVERAL' }, { state, city: 'Odd.' }),
    'fr',
  )) as UpstreamError;
  expect(several.message).toBe(formWidget.problems);
  const unknown = (await translateError(refused({}, { state }), 'fr')) as UpstreamError;
  expect(unknown.fieldErrors).toEqual({ state: markForeignText(state) });
});

it('translates the reason for each of several refused fields', async () => {
  const { platform, formWidget, addressForm } = await loadMessages('fr');
  const error = new UpstreamError('refused', 'Please check the fields that are marked.', {
    status: 422,
    code: 'INVALID_INPUT',
    values: { reason: 'SEVERAL' },
    fieldErrors: { phone: 'Enter a phone number such as 03 9012 3456.', city: 'Nowhere.', website: 'Odd.' },
    reasons: { phone: { reason: 'PHONE_FORMAT' }, website: { reason: 'WEB_ADDRESS' } },
  });
  const told = (await translateError(error, 'fr')) as UpstreamError;
  expect(told.message).toBe(formWidget.problems);
  expect(told.fieldErrors).toEqual({
    phone: addressForm.missing.phone,
    city: markForeignText('Nowhere.'),
    website: platform.webAddress,
  });
  const unknown = new UpstreamError('refused', 'Odd.', {
    status: 422,
    code: 'INVALID_INPUT',
    fieldErrors: { city: 'Odd.' },
    reasons: { city: { reason: 'MOON' } },
  });
  expect(await translateError(unknown, 'fr')).toMatchObject({ fieldErrors: { city: markForeignText('Odd.') } });
});

const short = (values: Record<string, number>, fieldErrors = {}) =>
  new UpstreamError('refused', 'Only 4 left.', { status: 422, code: 'OUT_OF_STOCK', values, fieldErrors });

it('translates a refusal and the equal message of its field', async () => {
  const error = short({ left: 4 }, { qty: 'Only 4 left.', other: 'Not known.' });
  const translated = (await translateError(error, 'de')) as UpstreamError;
  expect(translated).toMatchObject({ kind: 'refused', status: 422, code: 'OUT_OF_STOCK' });
  expect(translated.message).toBe((await loadMessages('de')).panel.quantity.stock.replace('{count}', '4'));
  expect(translated.fieldErrors).toEqual({ qty: translated.message, other: markForeignText('Not known.') });
});

it('returns the platform’s message unchanged in the site’s language', async () => {
  const error = short({ left: 4 });
  expect(await translateError(error, 'en')).toBe(error);
});

it.each([
  ['without the numbers that its words need', short({})],
  ['of no known code', new UpstreamError('refused', 'Only 4 left.', { status: 422, code: 'MOON' })],
])('marks the untranslated message of a refusal %s', async (_, error) =>
  expect(await translateError(error, 'de')).toMatchObject({ message: markForeignText('Only 4 left.') }),
);

it('returns other errors unchanged', async () => {
  const error = new UpstreamError('unavailable', 'Network Error');
  expect(await translateError(error, 'de')).toBe(error);
  const mistake = new RangeError('a mistake');
  expect(await translateError(mistake, 'de')).toBe(mistake);
});

/** A reply in other words; it is shared by requests, so it may not be changed itself. */
const reworded = async <T>(reply: T, locale: Locale): Promise<T> => (await rewordReply(frozen(reply), locale)) as T;

it('translates the messages of a reply', async () => {
  const { panel, platform } = await loadMessages('ar');
  const reply = {
    lines: [
      { message: '', added: 1 },
      { message: 'Sold.', text_code: 'SOLD_IN', values: { least: 6, step: 6 } },
      { message: 'Cap: Sold.', text_code: 'LINE_SOLD_IN', values: { product: 'Cap', least: 6, step: 6 } },
      { message: 'A reason of its own.' },
    ],
    cart: { promotion: { message: 'You have used it.', text_code: 'PROMOTION_USED' } },
  };
  const inArabic = await reworded(reply, 'ar');
  expect(inArabic.lines.map(({ message }) => message)).toEqual([
    '',
    panel.quantity.multiple.replace('{count}', '6'),
    `Cap: ${panel.quantity.multiple.replace('{count}', '6')}`,
    markForeignText('A reason of its own.'),
  ]);
  expect(inArabic.cart.promotion.message).toBe(platform.promotionUsed);
});

it('translates why a form or a voucher is refused, and the message of its field', async () => {
  const { platform, formWidget, voucher } = await loadMessages('de');
  const form = {
    success: false,
    error: 'It is gone.',
    text_code: 'FILE_GONE',
    errors: { file: 'It is gone.', name: 'Odd.' },
  };
  expect(await reworded(form, 'de')).toMatchObject({
    error: formWidget.fileGone,
    errors: { file: formWidget.fileGone, name: markForeignText('Odd.') },
  });
  const cards = { success: false, message: 'No cards.', text_code: 'NO_CARDS' };
  expect((await reworded(cards, 'de')).message).toBe(platform.noCards);
  const amount = { message: 'Too little.', text_code: 'VOUCHER_AMOUNT', values: { least: 1_000, most: 100_000 } };
  expect((await reworded(amount, 'de')).message).toBe(
    voucher.problem.low.replace('{least}', formatMoney(1_000, 'de')).replace('{most}', formatMoney(100_000, 'de')),
  );
});

it('translates the platform’s payment methods, in a cart and an order, and keeps the shop’s own names', async () => {
  const { paymentName } = (await loadMessages('pl')).platform;
  const replies = () => ({
    item: { payment_name: 'Bank transfer', payment_name_code: 'bank-transfer' },
    cart: { payment_types: [{ name: 'Card', name_code: 'card' }, { name: 'On account' }] },
  });
  const reply = await reworded(replies(), 'pl');
  expect(reply.item.payment_name).toBe(paymentName['bank-transfer']);
  expect(reply.cart.payment_types.map(({ name }) => name)).toEqual([paymentName.card, 'On account']);
  const english = replies();
  expect(await reworded(english, 'en')).toBe(english);
});

it('translates how to pay an invoice and what credit was for, and keeps the shop’s own words', async () => {
  const { platform } = await loadMessages('de');
  const values = { amount: 38_326, day: '2026-12-04', bank: 'BSB 000-000', invoice: 'INV-000006' };
  const order = {
    item: { payment_note: 'Please pay.', payment_note_code: 'INVOICE_DUE', payment_note_values: values },
  };
  const { item } = await reworded(order, 'de');
  for (const part of [formatMoney(38_326, 'de'), '4. Dezember 2026', 'BSB 000-000', 'INV-000006'])
    expect(item.payment_note).toContain(part);
  const statement = {
    data: [
      { reason: 'Order BB-1 was not paid for', reason_code: 'CREDIT_UNPAID', reason_values: { number: 'BB-1' } },
      { reason: 'Goodwill' },
    ],
  };
  expect((await reworded(statement, 'de')).data.map(({ reason }) => reason)).toEqual([
    platform.creditUnpaid.replace('{number}', 'BB-1'),
    'Goodwill',
  ]);
});

it('hands a reply on as it is, with its lists, where nothing is said in other words', async () => {
  const reply = { lines: [{ message: '', added: 1 }], data: { rows: [] }, cart: { payment_types: [{ name: 'Ours' }] } };
  expect(await reworded(reply, 'de')).toBe(reply);
  const partly = { lines: [{ message: '' }], cart: { promotion: { message: 'Odd.' } } };
  const other = await reworded(partly, 'de');
  expect(other).not.toBe(partly);
  expect(other.lines).toBe(partly.lines);
});
