import { formById, formSubmit } from '../../../lib/contract/forms/form';
import { API_BASE_PATH } from '../../../lib/contract/common';
import { creditCardSurchargeOf, checkPaid, paymentSurchargesOf } from '../../../lib/contract/checkout/payment';
import { ADMIN, press, tokenOf } from '../support/ordering';
import { ask, call, refusal, send, signIn } from '../support/client';
import { mailTo } from '../support/outbox';

const ORIGIN = 'http://localhost:3000';
const SITE = 'hello@banksiaandbark.example';
const CONTACT = '1';
const FIELDS = '2';
const WORKSHOP = '3';
const RETURN = '4';

let counter = 0;
/** A text unique among all mails. */
const unique = (what: string) => `${what}-${process.pid}-${Date.now()}-${(counter += 1)}`;
const pageUrl = (path: string) => Buffer.from(`${ORIGIN}${path}`).toString('base64');

interface Sent {
  id?: string;
  data: Record<string, unknown>;
  path?: string;
  key?: string;
  token?: string;
}

async function submit({ id = CONTACT, data, path = '/contact', key, token }: Sent) {
  const reply = await ask(`${API_BASE_PATH}/cognito/form/submit/${id}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data, url: pageUrl(path) }),
  });
  return { reply, answer: reply.status === 200 ? formSubmit.reply.parse(reply.json) : null };
}

const PDF = Buffer.from('%PDF-1.7\nhello');

function attach(name: string, bytes: Buffer, { id = FIELDS, field = 'photo' } = {}) {
  const body = JSON.stringify({ field, name, content: bytes.toString('base64') });
  return ask(`${API_BASE_PATH}/cognito/form/attach/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
}

describe('a form', () => {
  it('has its questions, and is 404 if unknown', async () => {
    const { item } = await call(formById, { query: { id: FIELDS } });
    expect(item.questions.map(({ field_type }) => field_type)).toEqual([
      'content',
      'text',
      'textarea',
      'email',
      'phone',
      'currency',
      'percent',
      'number',
      'password',
      'date',
      'datetime',
      'time',
      'text',
      'file',
      'checkbox',
    ]);
    expect(item.data.map(({ type }) => type)).toEqual([
      'header',
      'paragraph',
      'text',
      'text',
      'textarea',
      'number',
      'date',
      'select',
      'button',
      'button',
    ]);
    for (const id of ['0', '999', 'x', '1.5', '../1', '99999999999'])
      expect((await send(formById, { query: { id } })).status).toBe(404);
  });

  it('is mailed to the site, and a reply goes to its sender', async () => {
    const message = unique('hello');
    const { answer } = await submit({
      data: { name: 'Kim <b>', email: 'kim@example.net', message: `${message}\r\nsecond line`, nonsense: 'x' },
    });
    expect(answer).toEqual({ success: true, error: null, payment: null, errors: {} });
    const mail = await mailTo(SITE, message);
    expect(mail.subject).toBe('Contact: a form was sent');
    expect(mail.reply_to).toBe('kim@example.net');
    expect(mail.text).toContain('Your name: Kim <b>');
    expect(mail.text).toContain(`${message}\nsecond line`);
    expect(mail.text).toContain(`Page: ${ORIGIN}/contact`);
    expect(mail.text).not.toContain('nonsense');
  });

  it('reports errors by field, and sends nothing', async () => {
    const { answer } = await submit({ data: { name: '', email: 'kim@@example.net', message: 'hi' } });
    expect(answer).toEqual({
      success: false,
      error: 'Please check the fields that are marked.',
      text_code: 'INVALID_INPUT',
      values: { reason: 'SEVERAL' },
      payment: null,
      errors: { name: 'Please fill in Your name.', email: 'E-mail address is not an e-mail address.' },
    });
  });

  it('is sent once, however often it is repeated', async () => {
    const message = unique('once');
    const key = unique('key');
    const data = { name: 'Kim', email: 'kim@example.net', message };
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit({ data, key })));
    expect(replies.every(({ answer }) => answer?.success)).toBe(true);
    await mailTo(SITE, message);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mailTo(SITE, message, 'all')).toHaveLength(1);
    const { reply } = await submit({ data: { ...data, message: 'another' }, key });
    expect(refusal(reply)).toEqual({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('that needs a sign-in refuses a visitor', async () => {
    const data = { order: 'BB-10001', received: '2026-10-01', goods: 'Six jars' };
    expect(refusal((await submit({ id: RETURN, data })).reply)).toEqual({ status: 403, code: 'LOGIN_REQUIRED' });
    const { access_token: token } = await signIn();
    expect((await submit({ id: RETURN, data: { ...data, goods: unique('jars') }, token })).answer?.success).toBe(true);
  });
});

describe('answers of every kind', () => {
  const good = {
    name: 'Kim',
    story: 'A\nB',
    email: 'kim@example.net',
    phone: '(02) 5550 1240',
    budget: '1234.50',
    margin: 12.5,
    dogs: '3',
    secret: 'hush hush',
    opened: '2024-02-29',
    visit: '2026-12-01T09:30',
    ring: '09:30',
    plate: 'ABC-123',
    agree: true,
    old_choice: 'bags',
    old_number: '2.5',
    old_date: '2026-01-31',
  };

  it('are accepted and mailed', async () => {
    const name = unique('K').slice(-30);
    expect((await submit({ id: FIELDS, data: { ...good, name } })).answer?.errors).toEqual({});
    const { text } = await mailTo(SITE, name);
    for (const line of [
      'Text over two lines: ',
      'Amount: $1234.50',
      'Percentage: 12.5%',
      'Password: (given, not shown)',
      'Date: 29/02/2024',
      'Date and time: 01/12/2026 09:30',
      'Checkbox: Yes',
      'Older choice: bags',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('hush');
  });

  it.each([
    [{ opened: '2026-02-30' }, 'opened'],
    [{ opened: '29/02/2024' }, 'opened'],
    [{ opened: '1989-12-31' }, 'opened'],
    [{ visit: '2026-12-01' }, 'visit'],
    [{ ring: '24:00' }, 'ring'],
    [{ budget: '9.99' }, 'budget'],
    [{ budget: '5000.01' }, 'budget'],
    [{ budget: '12.345' }, 'budget'],
    [{ margin: '100.5' }, 'margin'],
    [{ dogs: '0' }, 'dogs'],
    [{ dogs: '2.5' }, 'dogs'],
    [{ dogs: '1e1' }, 'dogs'],
    [{ old_number: '0.3' }, 'old_number'],
    [{ old_choice: 'cats' }, 'old_choice'],
    [{ agree: false }, 'agree'],
    [{ agree: null }, 'agree'],
    [{ phone: 'call me' }, 'phone'],
    [{ email: 'a@b.example, c@d.example' }, 'email'],
    [{ email: 'a@b.example\nBcc: c@d.example' }, 'email'],
    [{ plate: 'abc123' }, 'plate'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: true }, 'name'],
    [{ name: { id: 1, model: 'form', uuid: 'x', name: 'x', key: 'x' } }, 'name'],
  ])('%j is refused', async (wrong, field) => {
    const { answer } = await submit({ id: FIELDS, data: { ...good, ...wrong } });
    expect(answer?.success).toBe(false);
    expect(Object.keys(answer?.errors ?? {})).toEqual([field]);
  });
});

describe('files', () => {
  const data = { name: 'Kim', email: 'kim@example.net', agree: true, old_choice: 'bags' };

  it('are stored, claimed once, and downloaded only by an administrator', async () => {
    const attached = await attach('../Bill "x".pdf', PDF);
    expect(attached.status).toBe(200);
    const { item } = attached.json as { item: { id: string; name: string } };
    expect(item).toMatchObject({
      model: 'form',
      name: 'Bill x.pdf',
      key: expect.any(String),
      uuid: expect.any(String),
    });
    const address = `${API_BASE_PATH}/cognito/default/file/${item.id}`;
    const { access_token: admin } = await signIn(ADMIN);
    const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
    expect((await ask(address, withToken(admin))).status).toBe(404);

    const name = unique('F').slice(-30);
    expect((await submit({ id: FIELDS, data: { ...data, name, photo: item } })).answer?.success).toBe(true);
    expect((await mailTo(SITE, name)).text).toContain(`${ORIGIN}/api/form/file/${item.id}`);
    const again = await submit({ id: FIELDS, data: { ...data, photo: item } });
    expect(again.answer?.errors).toEqual({ photo: 'This file is no longer here. Please add it again.' });

    expect((await ask(address)).status).toBe(401);
    const { access_token: customer } = await signIn();
    expect(refusal(await ask(address, withToken(customer)))).toEqual({ status: 403, code: 'ADMIN_ONLY' });
    const file = await ask(address, withToken(admin));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Bill_x.pdf"; filename*=UTF-8''Bill%20x.pdf`,
    );
  });

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>'), 422],
    ['page.pdf', Buffer.from('<script>alert(1)</script>'), 422],
    ['photo.jpg.exe', Buffer.from([0xff, 0xd8, 0xff]), 422],
    ['empty.pdf', Buffer.alloc(0), 422],
    ['large.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('%s is refused', async (name, bytes, status) => {
    expect((await attach(name, bytes)).status).toBe(status);
  });

  it('are accepted only for file fields', async () => {
    expect((await attach('bill.pdf', PDF, { field: 'name' })).status).toBe(404);
    expect((await attach('bill.pdf', PDF, { id: CONTACT })).status).toBe(404);
  });

  it('cannot be claimed without their key, or for another form', async () => {
    const { item } = (await attach('bill.pdf', PDF)).json as { item: Record<string, string> };
    for (const stolen of [
      { ...item, key: 'guess' },
      { ...item, uuid: '00000000-0000-4000-8000-000000000000' },
      { ...item, uuid: "x' or 1=1" },
      { ...item, id: '0' },
    ]) {
      expect((await submit({ id: FIELDS, data: { ...data, photo: stolen } })).answer?.errors).toHaveProperty('photo');
    }
    expect((await submit({ id: FIELDS, data: { ...data, photo: item } })).answer?.success).toBe(true);
  });
});

describe('a form that costs something', () => {
  const booking = () => ({
    name: unique('Kim'),
    email: `${unique('kim').toLowerCase()}@example.net`,
    date: '2026-12-03',
  });

  it('counts once it is paid, and its sender gets a tax invoice', async () => {
    const data = booking();
    const { answer } = await submit({ id: WORKSHOP, data, path: '/grooming-workshop?form=3' });
    const payment = answer?.payment ?? '';
    expect(await mailTo(SITE, data.name, 'all')).toEqual([]);

    const declined = await press(payment, 'decline');
    expect(declined.location.href).toContain('/grooming-workshop?form=3&payum_token=');
    const status = () =>
      call(checkPaid, {
        query: { url: Buffer.from(declined.location.href).toString('base64'), payum_token: tokenOf(payment) },
      });
    expect(await status()).toMatchObject({
      success: false,
      payment: { status: 'failed', amount: 8_800, retry_url: payment },
    });
    expect(await mailTo(SITE, data.name, 'all')).toEqual([]);

    await press(payment, 'approve');
    await press(payment, 'approve');
    expect(await status()).toMatchObject({ success: true, payment: { status: 'paid', retry_url: null } });
    const mail = await mailTo(SITE, data.name);
    expect(mail.text).toMatch(/Paid: \$88\.00, INV-\d{6}/);
    const invoice = await mailTo(data.email, 'Tax invoice');
    expect(invoice.text).toContain('Total, paid: $88.00');
    expect(invoice.text).toContain('GST in it: $8.00');
    expect(await mailTo(data.email, 'Tax invoice', 'all')).toHaveLength(1);
  });

  it('is charged once: a repeat returns the same payment', async () => {
    const data = booking();
    const key = unique('key');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => submit({ id: WORKSHOP, data, key, path: '/grooming-workshop' })),
    );
    expect(new Set(replies.map(({ answer }) => answer?.payment)).size).toBe(1);
  });

  it('redirects only to the shop', async () => {
    const reply = await ask(`${API_BASE_PATH}/cognito/form/submit/${WORKSHOP}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: booking(), url: Buffer.from('https://evil.example/').toString('base64') }),
    });
    expect(formSubmit.reply.parse(reply.json)).toMatchObject({ success: false, payment: null });
  });

  it('has no surcharge', async () => {
    expect(await call(creditCardSurchargeOf, { body: { amount: 8_800 } })).toEqual({ surcharge: 0 });
    expect(await call(paymentSurchargesOf, { body: { amount: 8_800 } })).toEqual({
      data: [
        { gateway: 'card', name: 'Card', surcharge: 0 },
        { gateway: 'account', name: 'Bank transfer', surcharge: 0 },
      ],
    });
    for (const amount of [-1, 'x', null, 1e300]) {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ amount }),
      };
      expect((await ask(`${API_BASE_PATH}${creditCardSurchargeOf.path}`, init)).status).toBe(422);
    }
  });
});
