import { submitOrder } from '@/lib/contract/cart/cart.contract';
import { productByUrl } from '@/lib/contract/catalogue/product';
import { TRADE, call, signIn } from '../support/client';
import { present } from '../../system/present';
import { type OwnPlatform, filledFolder, removeFolder, startOwn } from '../support/own-platform';

jest.setTimeout(120_000);

const TOKEN = 'a-token-of-24-characters-or-more';
let dataDir = '';
let platform: OwnPlatform;

beforeAll(async () => {
  dataDir = await filledFolder();
  platform = await startOwn(dataDir, { METRICS_TOKEN: TOKEN });
});

afterAll(async () => {
  await platform.stop();
  await removeFolder(dataDir);
});

const read = (token: string) => fetch(`${platform.address}/metrics`, { headers: { authorization: `Bearer ${token}` } });

it('shows its metrics only with the token', async () => {
  expect((await fetch(`${platform.address}/metrics`)).status).toBe(404);
  expect((await read('another')).status).toBe(404);
  const reply = await read(TOKEN);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
});

it('counts requests by their pattern, and the queues', async () => {
  await signIn(TRADE, 'metrics', platform.address);
  await fetch(`${platform.address}/api/v1/made-up/somebody@example.com`);
  const text = await (await read(TOKEN)).text();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{route="\/api\/v1\/[^"]*login",method="POST",status="200"\} 1$/m,
  );
  // The request of the metrics themselves.
  expect(text).toMatch(/^http_requests_in_flight 1$/m);
  expect(text).toMatch(/^stockist_queue_jobs\{queue="mail"\} \d+$/m);
  expect(text).toMatch(/^stockist_queue_late_seconds\{queue="revalidate"\} [\d.]+$/m);
  expect(text).not.toMatch(/made-up|example\.com/);
});

it('counts pictures that it has made already, and the others', async () => {
  const { item } = await call(productByUrl, { base: platform.address, query: { url: 'everyday-oatmeal-shampoo' } });
  const address = `${platform.address}/assets/i/${present(item.images[0]).hash}/4x3/150.jpg`;
  for (let n = 0; n < 3; n += 1) expect((await fetch(address)).status).toBe(200);
  const text = await (await read(TOKEN)).text();
  expect(text).toContain('stockist_pictures_total{result="found"} 2');
  expect(text).toContain('stockist_pictures_total{result="made"} 1');
});

it('counts orders by their result, from zero', async () => {
  const orders = async () => (await (await read(TOKEN)).text()).match(/^stockist_orders_total.*$/gm);
  expect(await orders()).toEqual([
    'stockist_orders_total{result="placed"} 0',
    'stockist_orders_total{result="refused"} 0',
    'stockist_orders_total{result="repeated"} 0',
  ]);
  const { access_token: token } = await signIn(TRADE, 'metrics', platform.address);
  const body = {
    address: '1',
    shipping_option_id: '2',
    paymentGateway: 'card',
    promotion_code: '',
    url: 'http://localhost:3000/checkout',
    note: '',
    purchase_order_number: '',
    marketing_opt_in: false,
    use_credit: false,
  };
  const reply = await call(submitOrder, { base: platform.address, token, body });
  expect(reply).toMatchObject({ success: false, text_code: 'CART_EMPTY' });
  expect(await orders()).toContain('stockist_orders_total{result="refused"} 1');
});
