import { productByUrl, productList, searchSku, skuOffers } from '@/lib/contract/catalogue/product';
import { call, refusal, send, signIn } from '../support/client';

const product = async (slug: string) => (await call(productByUrl, { query: { url: slug } })).item;

describe('one product', () => {
  it('has its variations, skus and groups', async () => {
    const item = await product('pumpkin-and-parsley-bones');
    expect(item.variations.map(({ name, options }) => [name, options])).toEqual([
      ['Bone', ['Small', 'Large']],
      ['Pack', ['300 g pouch', 'Loose, 100 pieces']],
    ]);
    expect(item.skus.map((sku) => sku.code)).toEqual(['DF-BI-PPB-S300', 'DF-BI-PPB-L300', 'DF-BI-PPB-L100']);
    expect(item.skus[2]?.variations).toEqual([
      { name: 'Bone', value: 'Large' },
      { name: 'Pack', value: 'Loose, 100 pieces' },
    ]);
    expect(item.primary_group?.slug).toBe('biscuits');
  });

  it('is 404 with a message if there is none', async () => {
    expect(refusal(await send(productByUrl, { query: { url: 'no-such-thing' } }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('searchsku', () => {
  const find = async (
    slug: string,
    variations: Record<string, string>,
    addons: { id: string; value: string }[] = [],
  ) => {
    const { access_token: token } = await signIn();
    const chosen = Object.entries(variations).map(([name, value]) => ({ name, value }));
    return send(searchSku, { token, body: { product: slug, variations: chosen, addons } });
  };
  const offer = async (...args: Parameters<typeof find>) => searchSku.reply.parse((await find(...args)).json);

  it('is the sku of the chosen options, whatever their order', async () => {
    expect(await offer('pumpkin-and-parsley-bones', { Pack: '300 g pouch', Bone: 'Large' })).toMatchObject({
      sku: { code: 'DF-BI-PPB-L300' },
      price_each: 590,
      full_price_each: null,
      on_special: false,
      in_stock: true,
      available_qty: expect.any(Number),
    });
  });

  it('has the special price, and the full one beside it', async () => {
    expect(await offer('pumpkin-and-parsley-bones', { Bone: 'Large', Pack: 'Loose, 100 pieces' })).toMatchObject({
      price_each: 4450,
      full_price_each: 4950,
      on_special: true,
    });
  });

  it.each([
    ['too few options', { Bone: 'Large' }],
    ['an option that does not exist', { Bone: 'Huge', Pack: '300 g pouch' }],
    ['options that no sku has together', { Bone: 'Small', Pack: 'Loose, 100 pieces' }],
  ])('is null for %s', async (_what, variations) => {
    expect(await offer('pumpkin-and-parsley-bones', variations)).toMatchObject({
      sku: null,
      price_each: null,
      in_stock: false,
    });
  });

  it('is the only sku of a product without options', async () => {
    expect(await offer('wattleseed-crackers', {})).toMatchObject({ sku: { code: 'BB-BI-WSC-180' } });
  });

  it('adds the price of extras to each piece', async () => {
    const { addons } = await product('peanut-butter-and-banana-hearts');
    const [label] = addons;
    expect(label).toMatchObject({ type: 'Text' });
    const plain = await offer('peanut-butter-and-banana-hearts', { Pack: '800 g jar' });
    const named = await offer('peanut-butter-and-banana-hearts', { Pack: '800 g jar' }, [
      { id: label?.id ?? '', value: 'Groom & Co' },
    ]);
    expect((named.price_each ?? 0) - (plain.price_each ?? 0)).toBe(450);
  });

  it('refuses an extra outside its limits, naming its id', async () => {
    const { addons } = await product('wattleseed-crackers');
    const id = addons[0]?.id ?? '';
    const reply = await find('wattleseed-crackers', {}, [{ id, value: '19' }]);
    const errors = { [id]: expect.stringContaining('at least 20') };
    const reasons = { [id]: { reason: 'TOO_FEW', least: 20 } };
    expect(reply).toMatchObject({ status: 422, json: { errors, reasons } });
  });

  it('includes an out-of-stock sku, marked', async () => {
    const { data } = await call(productList, { query: { page_size: 100 } });
    const gone = data.find((card) => !card.in_stock) ?? data.find(() => true);
    const item = await product(gone?.slug ?? '');
    const sku = item.skus.find((one) => !one.in_stock);
    expect(sku).toBeDefined();
    const chosen = Object.fromEntries((sku?.variations ?? []).map(({ name, value }) => [name, value]));
    expect(await offer(item.slug, chosen)).toMatchObject({
      sku: { code: sku?.code },
      in_stock: false,
      available_qty: 0,
    });
  });
});

describe('skuOffers', () => {
  const offers = async (slug: string) => {
    const { access_token: token } = await signIn();
    return send(skuOffers, { token, body: { product: slug } });
  };

  it('has each sku with the same price and stock as searchsku', async () => {
    const { access_token: token } = await signIn();
    const { data } = skuOffers.reply.parse((await offers('recycled-waste-bags')).json);
    expect(data.map(({ sku }) => sku.code)).toEqual(
      (await product('recycled-waste-bags')).skus.map(({ code }) => code),
    );
    for (const { variations, sku, ...offer } of data) {
      expect(
        await call(searchSku, { token, body: { product: 'recycled-waste-bags', variations, addons: [] } }),
      ).toEqual({ sku, ...offer });
    }
    expect(data.some((offer) => offer.on_special && (offer.full_price_each ?? 0) > (offer.price_each ?? 0))).toBe(true);
    expect(data.some((offer) => !offer.in_stock && offer.available_qty === 0)).toBe(true);
  });

  it('is 404 for an unknown product', async () => {
    expect(refusal(await offers('no-such-thing'))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });
});
