import { publicOffers, skuOffers } from '@/lib/contract/catalogue/product';
import { currentDomain } from '@/lib/contract/site/site';
import { call, refusal, send, signIn } from '../support/client';
import { CmsClient } from '../support/cms-client';
import { settingsBase } from '../support/office-form';

const SLUG = 'plant-blend-waste-bags';
const office = new CmsClient();

/** Sets the switch in the site's settings, as an editor does. */
async function setPublic(on: boolean): Promise<void> {
  const { status } = await office.post('/cms/settings', {
    base: settingsBase((await office.get('/cms/settings')).html),
    's.public_prices?': '1',
    ...(on && { 's.public_prices': 'on' }),
  });
  expect(status).toBe(303);
}

beforeAll(async () => {
  await office.signIn();
});

it('are absent in a trade shop', async () => {
  expect((await call(currentDomain)).item.public_prices).toBe(false);
  for (const url of [SLUG, 'no-such-product'])
    expect(refusal(await send(publicOffers, { query: { url } }))).toEqual({ status: 404, code: 'NOT_FOUND' });
});

it("equal a customer's prices if the site makes prices public", async () => {
  const { access_token: token } = await signIn();
  const { data: prices } = await call(skuOffers, { body: { product: SLUG }, token });
  await setPublic(true);
  try {
    const { data } = await call(publicOffers, { query: { url: SLUG } });
    expect(data).toEqual(
      prices.map(({ sku, price_each, in_stock }) => ({ sku: sku.code, price: price_each, in_stock })),
    );
    expect(refusal(await send(publicOffers, { query: { url: 'no-such-product' } }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  } finally {
    await setPublic(false);
  }
  expect((await send(publicOffers, { query: { url: SLUG } })).status).toBe(404);
});
