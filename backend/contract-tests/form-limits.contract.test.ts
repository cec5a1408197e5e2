import { API_BASE_PATH } from '../../lib/contract/common';
import { formSubmit } from '../../lib/contract/content/form';
import { giftVoucherRedeem } from '../../lib/contract/buying/voucher';
import { ask, refusal, signIn } from './client';
import { type OwnPlatform, removeFolder, startOwn, temporaryFolder } from './own-platform';

let platform: OwnPlatform;
let dataDir: string;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  platform = await startOwn(dataDir, {
    FORM_SUBMISSIONS: '2',
    LOGIN_ATTEMPTS: '3',
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

test('a visitor can send so many forms, and then waits; others do not', async () => {
  for (let time = 0; time < 2; time += 1) expect((await send('203.0.113.7')).status).toBe(200);
  const third = await send('203.0.113.7');
  expect(refusal(third)).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('203.0.113.8')).status).toBe(200);
});

test('an account can try so many codes, from wherever', async () => {
  const { access_token: token } = await signIn(undefined, undefined, platform.address);
  const redeem = (at: number) =>
    post(
      giftVoucherRedeem.path,
      { code: `00000-00000-00000-0000${at}` },
      { Authorization: `Bearer ${token}`, 'X-Forwarded-For': `203.0.113.${at}` },
    );
  for (let time = 0; time < 3; time += 1) expect((await redeem(time)).status).toBe(200);
  expect(refusal(await redeem(4))).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
});
