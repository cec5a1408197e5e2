import { API_BASE_PATH } from '../../../lib/contract/common';
import { formSubmit } from '../../../lib/contract/forms/form';
import { giftVoucherRedeem } from '../../../lib/contract/vouchers/voucher';
import { ask, refusal, signIn } from '../support/client';
import { type OwnPlatform, removeFolder, startOwn, filledFolder } from '../support/own-platform';

let platform: OwnPlatform;
let dataDir: string;

beforeAll(async () => {
  dataDir = await filledFolder();
  platform = await startOwn(dataDir, {
    FORM_SUBMISSIONS: '2',
    VOUCHER_ATTEMPTS: '3',
    APP_ORIGIN: 'http://localhost:3000',
  });
}, 90_000);

afterAll(async () => {
  await platform.stop();
  await removeFolder(dataDir);
});

function post(path: string, body: unknown, headers: Readonly<Record<string, string>>) {
  return ask(
    API_BASE_PATH + path,
    { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) },
    platform.address,
  );
}

const send = (visitor: string) =>
  post(formSubmit.path.replace('{id}', '1'), { data: {}, url: '' }, { 'X-Forwarded-For': visitor });

test('forms are limited per visitor', async () => {
  for (let time = 0; time < 2; time += 1) expect((await send('203.0.113.7')).status).toBe(200);
  const third = await send('203.0.113.7');
  expect(refusal(third)).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('203.0.113.8')).status).toBe(200);
});

test('forms are limited per network of a visitor who has many addresses', async () => {
  for (let time = 0; time < 2; time += 1) expect((await send(`2001:db8:1:1::${time}`)).status).toBe(200);
  expect(refusal(await send('2001:db8:1:1::9'))).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect((await send('2001:db8:1:2::9')).status).toBe(200);
});

const wrongCode = (token: string, code: number, visitor: string) =>
  post(
    giftVoucherRedeem.path,
    { code: `00000-00000-00000-0000${code}` },
    { Authorization: `Bearer ${token}`, 'X-Forwarded-For': visitor },
  );

test('wrong codes are limited per minute and account, whatever the network', async () => {
  const { access_token: token } = await signIn(undefined, undefined, platform.address);
  for (let time = 0; time < 3; time += 1) expect((await wrongCode(token, time, `203.0.113.${time}`)).status).toBe(200);
  const fourth = await wrongCode(token, 4, '203.0.113.9');
  expect(refusal(fourth)).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(Number(fourth.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('wrong codes are limited per minute and network, whatever the account', async () => {
  const { access_token: token } = await signIn('orders@example.com', undefined, platform.address);
  const { access_token: other } = await signIn('admin@example.com', undefined, platform.address);
  for (let time = 0; time < 2; time += 1) expect((await wrongCode(token, time, '198.51.100.1')).status).toBe(200);
  expect((await wrongCode(other, 2, '198.51.100.1')).status).toBe(200);
  expect(refusal(await wrongCode(other, 3, '198.51.100.1'))).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect((await wrongCode(other, 3, '198.51.100.2')).status).toBe(200);
});
