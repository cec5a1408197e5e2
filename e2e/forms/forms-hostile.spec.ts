import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';

const VALUES = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '💥'.repeat(30),
  'x'.repeat(30_000),
  '<script>alert(1)</script>',
  "'; drop table forms; --",
  '{{7*7}}',
  '../../etc/passwd',
  '2026-02-30',
  '24:00',
  '1e999',
  'NaN',
  '1,234.50',
  '-1',
  '[]',
  '{}',
  'null',
  '{"id":"1","model":"form","uuid":"x","name":"x","key":"x"}',
  '//evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
];
const NAMES = [
  'form',
  'path',
  'key',
  'captcha',
  'confirm',
  'extra',
  'f2.name',
  'f2.email',
  'f2.opened',
  'f2.photo',
  'k2.photo',
  'f2.__proto__',
  'f2.agree',
  'f2.old_choice',
  'f2.%zz',
  'voucher-theme',
  'voucher-amount',
  'voucher-custom',
  'voucher-email',
  'voucher-code',
  'shown',
];

/** The hidden fields that name the action, as a browser without scripts sends them. */
async function actionOf(request: APIRequestContext, page: string): Promise<Record<string, string>> {
  const html = await (await request.get(page)).text();
  const [form = ''] = html.match(/<form[^>]*method="POST".*?<\/form>/s) ?? [];
  const hidden = [...form.matchAll(/<input type="hidden" name="(\$[^"]+)"(?: value="([^"]*)")?\/>/g)];
  return Object.fromEntries(
    hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
  );
}

for (const address of ['/form-fields', '/gift-vouchers']) {
  test(`${address} survives any form that is sent to it`, async ({ request, baseURL }) => {
    test.slow();
    const action = await actionOf(request, address);
    expect(Object.keys(action).length).toBeGreaterThan(1);
    let seed = 21;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const seen: number[] = [];
    for (let time = 0; time < 60; time += 1) {
      const fields = Object.fromEntries(
        Array.from({ length: 1 + random(12) }, () => [
          NAMES[random(NAMES.length)] ?? '',
          VALUES[random(VALUES.length)] ?? '',
        ]),
      );
      const reply = await request.post(address, {
        headers: { origin: baseURL ?? '' },
        multipart: { ...action, ...fields },
        maxRedirects: 0,
      });
      seen.push(reply.status());
    }
    expect(seen.filter((status) => status >= 500)).toEqual([]);
    expect(seen).toContain(200);
  });
}

test('a form that is too large or malformed is refused with a message', async ({ request, baseURL }) => {
  const action = await actionOf(request, '/form-fields');
  const send = (bytes: number) =>
    request.post('/form-fields', {
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
      multipart: {
        ...action,
        form: '2',
        'f2.photo': { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, '%PDF-') },
      },
    });
  expect((await send(4_900_000)).status()).toBe(200);
  for (const bytes of [7_000_000, 12_000_000]) {
    const reply = await send(bytes);
    expect(reply.status()).toBe(413);
    expect(await reply.text()).toContain('5 MB');
  }
  const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb';
  for (const [type, data] of [
    ['boundary=x', ''],
    ['boundary=x', 'nonsense'],
    ['boundary=x', '{"a":1}'],
    ['boundary=x', cut],
    ['', cut],
  ] as const) {
    const headers = { origin: baseURL ?? '', 'content-type': `multipart/form-data; ${type}` };
    const reply = await request.post('/form-fields', { headers, data, maxRedirects: 0 });
    expect(reply.status()).toBe(400);
    expect(await reply.text()).toContain('Nothing was sent');
  }
});

test('an action that is called without a form is refused', async ({ request, baseURL }) => {
  const action = await actionOf(request, '/form-fields');
  const [, id = ''] = /"id":"([0-9a-f]{20,})"/.exec(Object.values(action).join(' ')) ?? [];
  expect(id).not.toBe('');
  for (const data of ['[]', '[null,null]', '["text",{"attempt":1}]', '[{"attempt":1},7]']) {
    const headers = {
      origin: baseURL ?? '',
      'next-action': id,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
    };
    expect((await request.post('/form-fields', { headers, data })).status(), data).toBe(400);
  }
});

test('a form whose action a release has renamed is answered readably', async ({ request, baseURL }) => {
  const action = await actionOf(request, '/contact');
  const former = (text: string): string => text.replaceAll(/(?<=^\$ACTION_ID_|"id":")[0-9a-f]{42}/g, '4'.repeat(42));
  const multipart = Object.fromEntries(Object.entries(action).map(([name, text]) => [former(name), former(text)]));
  expect(multipart).not.toEqual(action);
  const headers = { origin: baseURL ?? '', accept: 'text/html' };
  const reply = await request.post('/contact', { headers, multipart: { ...multipart, form: '1' }, maxRedirects: 0 });
  expect(reply.status()).toBe(409);
  expect(await reply.text()).toContain('The shop was updated');
});

test('a form of another site changes nothing', async ({ request }) => {
  const action = await actionOf(request, '/contact');
  const reply = await request.post('/contact', {
    headers: { origin: 'https://evil.example' },
    multipart: { ...action, form: '1' },
    maxRedirects: 0,
  });
  expect(reply.status()).toBe(403);
});

test('the captcha’s puzzle is never cached, and is rate-limited', async ({ request }) => {
  const reply = await request.get('/api/form/challenge');
  expect(reply.headers()['cache-control']).toBe('no-store');
  expect(await reply.json()).toMatchObject({
    parameters: { algorithm: 'PBKDF2/SHA-256', keySignature: expect.any(String) },
    signature: expect.any(String),
  });
});
