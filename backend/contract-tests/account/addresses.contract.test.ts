import {
  type AddressFields,
  addressCreate,
  addressDisable,
  addressEnable,
  addressList,
  localitySearch,
} from '../../../lib/contract/account/address';
import { requestShippingQuote, shippingQuote } from '../../../lib/contract/cart/cart.contract';
import { authUser } from '../../../lib/contract/sign-in/session';
import { ADMIN, add, BUYER, buyer, emptyCart, post, skuOf, wordsOf } from '../support/ordering';
import { call, send } from '../support/client';
import { newAccount } from '../support/new-account';
import { present } from '../../system/present';

const fields: AddressFields = {
  display_name: 'Second shop',
  first_name: 'Gina',
  last_name: 'Bernardi',
  email: 'gina@example.com',
  phone: '02 5550 3368',
  company: '',
  street_address: '3/34A Sydney Road',
  street_address_1: '',
  postcode: '3056',
  city: 'brunswick',
  state: 'VIC',
  country: 'AU',
};
let token: string;

beforeEach(async () => {
  ({ token } = await buyer(BUYER));
});

describe('addresses', () => {
  it('are stored as typed, and can be disabled and restored', async () => {
    const { item } = await call(addressCreate, { token, body: fields });
    const mine = async () => (await call(addressList, { token })).data.find((address) => address.id === item.id);
    expect(await mine()).toEqual({ ...fields, city: 'Brunswick', id: item.id, enabled: true });
    await call(addressDisable, { token, body: item });
    expect(await mine()).toBeUndefined();
    await call(addressEnable, { token, body: item });
    expect(await mine()).toBeDefined();
    await call(addressDisable, { token, body: item });
  });

  it('that are disabled are listed with all, and marked', async () => {
    const { item } = await call(addressCreate, { token, body: fields });
    await call(addressDisable, { token, body: item });
    const found = (await call(addressList, { token, query: { all: '1' } })).data.find(
      (address) => address.id === item.id,
    );
    expect(found).toEqual({ ...fields, city: 'Brunswick', id: item.id, enabled: false });
    expect((await send(addressList, { token })).json).toMatchObject({
      total: (await call(addressList, { token })).data.length,
    });
  });

  it('pass the current address on when it is disabled', async () => {
    const { token: own } = await newAccount();
    const usual = async () => (await call(authUser, { token: own })).item.current_address_id;
    const [first, second] = [
      await call(addressCreate, { token: own, body: fields }),
      await call(addressCreate, { token: own, body: fields }),
    ];
    expect(await usual()).toBe(first.item.id);
    await call(addressDisable, { token: own, body: first.item });
    expect(await usual()).toBe(second.item.id);
    await call(addressDisable, { token: own, body: second.item });
    expect(await usual()).toBeNull();
    await call(addressEnable, { token: own, body: first.item });
    expect(await usual()).toBe(first.item.id);
    await Promise.all([
      call(addressEnable, { token: own, body: second.item }),
      call(addressDisable, { token: own, body: first.item }),
    ]);
    expect(await usual()).not.toBe(first.item.id);
  });

  it('are created once per key, also by concurrent requests', async () => {
    const { token: own } = await newAccount();
    const create = (key: string, body = fields) => post(addressCreate.path, own, body, { 'Idempotency-Key': key });
    const replies = await Promise.all([create('address-key-1'), create('address-key-1'), create('address-key-1')]);
    expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect((await create('address-key-1', { ...fields, first_name: '' })).status).toBe(422);
    await create('address-key-2');
    expect((await call(addressList, { token: own })).data).toHaveLength(2);
  });

  it('of another account are not found', async () => {
    const { item } = await call(addressCreate, { token, body: fields });
    const other = await buyer(ADMIN);
    expect((await send(addressDisable, { token: other.token, body: item })).status).toBe(404);
    expect((await send(addressEnable, { token: other.token, body: item })).status).toBe(404);
    expect((await call(addressList, { token: other.token })).data.map((address) => address.id)).not.toContain(item.id);
    await call(addressDisable, { token, body: item });
  });

  it.each([
    [{ postcode: '3999' }, { postcode: 'Postcode 3999 is not a postcode of Brunswick.' }],
    [{ state: 'NSW' }, { state: 'Brunswick 3056 is in VIC.' }],
    [{ city: 'Brunswik' }, { city: expect.stringContaining('Postcode 3056 has no suburb called Brunswik.') }],
    [
      { first_name: '', street_address: ' ' },
      { first_name: 'Enter a first name.', street_address: 'Enter a street address.' },
    ],
    [{ last_name: 'x'.repeat(81) }, { last_name: 'Use at most 80 characters.' }],
  ])('with %j are refused with messages', async (wrong, errors) => {
    expect(wordsOf(await send(addressCreate, { token, body: { ...fields, ...wrong } }))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors,
    });
  });
});

describe('localities', () => {
  it.each([
    ['brunsw', 'Brunswick', '3056'],
    ['3056', 'Brunswick', '3056'],
    ['2609', 'Fyshwick', '2609'],
    ['3056 br', 'Brunswick', '3056'],
  ])('are found by %p', async (q, suburb, postcode) => {
    const { data } = await call(localitySearch, { query: { q } });
    expect(data).toContainEqual(expect.objectContaining({ suburb, postcode }));
    expect(data.length).toBeLessThanOrEqual(10);
  });

  it.each(['%', '_', 'zzzz', '\\'])('%p finds nothing', async (q) => {
    expect((await call(localitySearch, { query: { q } })).data).toEqual([]);
  });
});

describe('freight', () => {
  const quote = (suburb: string, postcode: string, country = 'AU') =>
    send(shippingQuote, { token, body: { session: '', suburb, postcode, country } });
  const names = async (suburb: string, postcode: string) =>
    shippingQuote.reply.parse((await quote(suburb, postcode)).json).data.map((option) => option.shipping_name);

  it('goes by post below 5 kg, by courier above', async () => {
    const sku = await skuOf(token, 'kangaroo-training-bites', 'BB-TR-ROO-1000');
    await add(token, sku.id, 2);
    expect(await names('Brunswick', '3056')).toEqual(['Flat-rate post', 'Courier, metropolitan']);
    await add(token, sku.id, 4);
    expect(await names('Newcastle', '2300')).toEqual(['Courier, regional']);
  });

  it('is free for local pickup', async () => {
    expect(await names('Fyshwick', '2609')).toContain('Free local pickup, Fyshwick ACT');
    expect(await names('Brunswick', '3056')).not.toContain('Free local pickup, Fyshwick ACT');
  });

  it('has to be requested where no service delivers, and the request is stored', async () => {
    expect(await names('Alice Springs', '0870')).toEqual([]);
    const [address] = (await call(addressList, { token })).data;
    expect(
      wordsOf(await send(requestShippingQuote, { token, body: { session: '', address: present(address).id } })).errors,
    ).toEqual({ address: 'Your cart is empty, so there is nothing to quote for.' });
    await add(token, (await skuOf(token, 'kangaroo-training-bites', 'BB-TR-ROO-100')).id, 1);
    expect(
      await call(requestShippingQuote, { token, body: { session: '', address: present(address).id } }),
    ).toMatchObject({ success: true, message: expect.stringContaining('quote'), text_code: 'FREIGHT_ASKED' });
    expect((await send(requestShippingQuote, { token, body: { session: '', address: '999999' } })).status).toBe(422);
    await emptyCart(token);
  });

  it.each([
    ['Brunswick', '3999', 'AU', { postcode: 'We do not know a place called Brunswick with postcode 3999.' }],
    ['Nowhere', '3056', 'AU', { postcode: 'We do not know a place called Nowhere with postcode 3056.' }],
    ['Brunswick', '30', 'AU', { postcode: 'A postcode has four digits.' }],
    ['', '3056', 'AU', { suburb: 'Enter a suburb or town.' }],
    ['Auckland', '1010', 'NZ', { country: 'We deliver within Australia only.' }],
  ])('to %p %p %p is refused with a message', async (suburb, postcode, country, errors) => {
    expect(wordsOf(await quote(suburb, postcode, country))).toEqual({ status: 422, code: 'INVALID_INPUT', errors });
  });
});
