import type { Page } from '@playwright/test';
import { addressCreate, addressList } from '../../lib/contract/account/address';
import { authUser } from '../../lib/contract/sign-in/session';
import { PHONE, expect, test } from '../fixtures';
import type { Account } from '../support/people/accounts';
import type { Platform } from '../support/shops/platform';

const cards = (page: Page) => page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const form = (page: Page) => page.getByRole('form', { name: 'A new address' });
const box = (page: Page, name: string) =>
  form(page).getByRole('textbox', { name }).or(form(page).getByRole('combobox', { name }));

const PLACE = {
  display_name: 'Salon',
  first_name: 'Ida',
  last_name: 'Okafor',
  email: '',
  phone: '',
  company: '',
  street_address: '3/34A Tannery Lane',
  street_address_1: '',
  postcode: '3056',
  city: 'Brunswick',
  state: 'VIC',
  country: 'AU',
};

async function add(platform: Platform, account: Account, more: Partial<typeof PLACE>): Promise<string> {
  const { item } = await platform.call(addressCreate, {
    body: { ...PLACE, ...more },
    token: await platform.signIn(account),
  });
  return item.id;
}

async function book(platform: Platform, account: Account) {
  return (await platform.call(addressList, { query: { all: '1' }, token: await platform.signIn(account) })).data;
}

async function type(
  page: Page,
  { name, street, suburb, state, postcode }: Record<'name' | 'street' | 'suburb' | 'state' | 'postcode', string>,
): Promise<void> {
  await box(page, 'Name of this address').fill(name);
  await box(page, 'Street address').fill(street);
  await box(page, 'Suburb or town').fill(suburb);
  await form(page).getByRole('combobox', { name: 'State' }).selectOption(state);
  await box(page, 'Postcode').fill(postcode);
}

test(
  'the first address is added as typed, and is the usual one',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/my-account');
    await page.getByRole('link', { name: 'Add a delivery address' }).click();
    await expect(page).toHaveURL('/my-account/addresses');
    await expect(page.getByText('No address yet. Add the first one')).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await expect(box(page, 'First name')).toHaveValue('Ida');
    await type(page, {
      name: 'Salon',
      street: ' 3/34A Tannery Lane',
      suburb: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
    });
    await form(page).getByRole('button', { name: 'Add address' }).click();
    await expect(form(page).getByText('The address is in your book.')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText('3/34A Tannery Lane');
    await expect(cards(page).first()).toContainText('Usual address');
    await expect(box(page, 'Street address')).toHaveValue('');
    await expectAccessible(page, { onPhones: true });
    expect(await book(platform, newcomer)).toMatchObject([
      { display_name: 'Salon', street_address: '3/34A Tannery Lane', city: 'Brunswick' },
    ]);
  },
);

test(
  'suburb, state and postcode are checked together, in words next to the field',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/my-account/addresses');
    await form(page).getByRole('button', { name: 'Add address' }).click();
    for (const words of [
      'Enter a street address.',
      'Enter a suburb or town.',
      'Choose a state or territory.',
      'Enter a postcode.',
    ])
      await expect(form(page).getByText(words)).toBeVisible();
    for (const [state, postcode, field, words] of [
      ['VIC', '30', 'Postcode', 'A postcode has four digits.'],
      ['VIC', '3999', 'Postcode', 'Postcode 3999 is not a postcode of Brunswick.'],
      ['QLD', '3056', 'State', 'Brunswick 3056 is in VIC.'],
    ] as const) {
      await type(page, { name: 'Salon', street: '3/34A Tannery Lane', suburb: 'Brunswick', state: 'VIC', postcode });
      // A suggestion may have set it.
      await form(page).getByRole('combobox', { name: 'State' }).selectOption(state);
      await form(page).getByRole('button', { name: 'Add address' }).click();
      await expect(form(page).getByText(words)).toBeVisible();
      await expect(box(page, field)).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page, 'Street address')).toHaveValue('3/34A Tannery Lane');
    }
    await expectAccessible(page, { onPhones: true });
    // So is endless input.
    await type(page, {
      name: 'x'.repeat(10_000),
      street: 'y'.repeat(10_000),
      suburb: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
    });
    await form(page).getByRole('button', { name: 'Add address' }).click();
    await expect(form(page).getByText('Use at most 80 characters.')).toBeVisible();
    await expect(form(page).getByText('Use at most 120 characters.')).toBeVisible();
    expect(await book(platform, newcomer)).toEqual([]);
  },
);

test(
  'an address is removed, brought back, and made the usual one',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    const salon = await add(platform, newcomer, {});
    const shed = await add(platform, newcomer, {
      display_name: 'Shed',
      street_address: '12 Quarry Road',
      city: 'Coburg',
      postcode: '3058',
    });
    const usual = async () =>
      (await platform.call(authUser, { token: await platform.signIn(newcomer) })).item.current_address_id;
    await page.goto('/my-account/addresses');
    await expect(cards(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Use as usual address: Shed' }).click();
    await expect(page.getByText('Your usual address is now: Shed')).toBeVisible();
    await expect(cards(page).first()).toContainText('Shed');
    await expect(cards(page).first()).toContainText('Usual address');
    expect(await usual()).toBe(shed);

    await page.getByRole('button', { name: 'Remove: Shed' }).click();
    await expect(page.getByText('Removed: Shed')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Back in your book, as your usual address: Shed')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    expect(await usual()).toBe(shed);

    await page.getByRole('button', { name: 'Remove: Salon' }).click();
    await expect(page.getByText('Removed: Salon')).toBeVisible();
    await page.goto('/my-account/addresses');
    await page.getByText('Removed addresses (1)').click();
    await page.getByRole('button', { name: 'Use again: Salon' }).click();
    await expect(page.getByText('Back in your book: Salon')).toBeVisible();
    expect((await book(platform, newcomer)).map(({ id, enabled }) => [id, enabled])).toEqual([
      [salon, true],
      [shed, true],
    ]);
    await expectAccessible(page, { onPhones: true });
  },
);

test('by keyboard, the notice has the focus after a removal', async ({ newcomerPage: page, newcomer, platform }) => {
  await add(platform, newcomer, {});
  await page.goto('/my-account/addresses');
  await page.getByRole('button', { name: 'Remove: Salon' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Removed: Salon' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Back in your book/)).toBeVisible();
});

test('a form that is sent twice creates one address', async ({ newcomerPage: page, newcomer, platform, context }) => {
  await page.goto('/my-account/addresses');
  await type(page, {
    name: 'Salon',
    street: '3/34A Tannery Lane',
    suburb: 'Brunswick',
    state: 'VIC',
    postcode: '3056',
  });
  const body = new URLSearchParams(
    await form(page).evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  );
  const button = form(page).getByRole('button', { name: 'Add address' });
  await button.dblclick();
  await expect(form(page).getByText('The address is in your book.')).toBeVisible();
  expect(await book(platform, newcomer)).toHaveLength(1);

  await test.step('also concurrently from another page', async () => {
    const token = await platform.signIn(newcomer);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `${body.get('key')}-twice`,
    };
    const send = () =>
      context.request.post(`${platform.address}/api/v1/sell/address/create`, {
        headers,
        data: { ...PLACE, display_name: 'Twice' },
      });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
    expect((await book(platform, newcomer)).filter(({ display_name }) => display_name === 'Twice')).toHaveLength(1);
  });
});

test('an address of another customer does not exist', async ({ newcomerPage: page, newcomer, platform, account }) => {
  const [theirs] = await book(platform, account);
  const mine = await add(platform, newcomer, {});
  const authorization = `Bearer ${await platform.signIn(newcomer)}`;
  for (const call of ['enable', 'disable']) {
    const data = { id: theirs?.id };
    for (const reply of [
      await page.request.post(`${platform.address}/api/v1/sell/address/${call}`, { data, headers: { authorization } }),
      // Not a call of the browser at all.
      await page.request.post(`/api/v1/sell/address/${call}`, { data, headers: { 'x-csrf': '1' } }),
    ]) {
      expect(reply.status()).toBe(404);
    }
  }
  await page.goto('/my-account/addresses');
  await page
    .getByRole('button', { name: 'Remove: Salon' })
    .evaluate((button, id) => button.setAttribute('value', id), theirs?.id ?? '');
  await page.getByRole('button', { name: 'Remove: Salon' }).click();
  await expect(page.getByText('This address is not in your book any more.')).toBeVisible();
  expect((await book(platform, account)).find(({ id }) => id === theirs?.id)?.enabled).toBe(true);
  expect((await book(platform, newcomer)).map(({ id, enabled }) => [id, enabled])).toEqual([[mine, true]]);
});

test('fifty addresses and long names do not overflow', async ({
  newcomerPage: page,
  newcomer,
  platform,
  expectAccessible,
}) => {
  await Promise.all(
    Array.from({ length: 49 }, (_, index) =>
      add(platform, newcomer, { display_name: `Branch ${index + 1}`, street_address: `${index + 1} Quarry Road` }),
    ),
  );
  await add(platform, newcomer, {
    display_name: 'W'.repeat(80),
    first_name: 'Maximiliana'.repeat(7),
    last_name: '<b>Bold</b>',
    street_address: `Unit 1, ${'long'.repeat(25)}`,
  });
  await page.goto('/my-account/addresses');
  await expect(cards(page)).toHaveCount(50);
  await expect(page.getByText('<b>Bold</b>')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, { onPhones: true });
  for (const size of [PHONE, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Add an address' }).click();
    await expect(form(page)).toBeInViewport();
  }
});
