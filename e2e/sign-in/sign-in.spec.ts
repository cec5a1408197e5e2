import { expect, signIn, test } from '../fixtures';

/** The platform's message, or the storefront's if there is none. */
const WRONG = /password is not right|password do not match an account/;

test(
  'a customer signs in on a product and is back at it, with prices',
  { tag: ['@phone', '@no-js', '@returning'] },
  async ({ page, account, platform, expectAccessible }) => {
    await platform.fillCart(account);
    await page.goto('/product/plant-blend-waste-bags');
    await page
      .getByRole('region', { name: 'Trade prices' })
      .getByRole('link', { name: 'Log in to see prices' })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expectAccessible(page);
    await signIn(page, account);
    await expect(page).toHaveURL('/product/plant-blend-waste-bags#order');
    await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\$\d+\.\d\d/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a wrong password and an unknown address get the same answer',
  { tag: ['@no-js'] },
  async ({ page, account, expectAccessible }) => {
    await page.goto('/login');
    await signIn(page, { email: account.email, password: 'not-the-password' });
    await expect(page.getByText(WRONG)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(account.email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
    await expectAccessible(page);
    await signIn(page, { email: 'nobody@example.com', password: 'not-the-password' });
    await expect(page.getByText(WRONG)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);

    // What is missing or malformed is named at its field.
    await signIn(page, { email: 'not-an-address', password: '' });
    await expect(page.getByText('Enter an e-mail address such as name@example.com.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
  },
);

test.describe('after signing in', () => {
  // One of them is a path of this shop without a page.
  test.use({ expectedProblems: /404/ });

  test('nobody is sent to another site', async ({ page, account }) => {
    test.slow();
    for (const evil of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%09/evil.example',
    ])
      await test.step(evil, async () => {
        await page.context().clearCookies();
        await page.goto(`/login?next=${encodeURIComponent(evil)}`);
        await signIn(page, account);
        await page.waitForURL((url) => url.pathname !== '/login');
        expect(new URL(page.url()).origin).toBe(process.env.BASE_URL);
      });
  });
});

test(
  'a signed-in customer is redirected, and never to another site',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, expectAccessible }) => {
    for (const [address, onward] of [
      ['/login', '/my-account'],
      ['/login?next=%2Forders%3Fpage%3D1', '/orders?page=1'],
      ['/login?next=%2F%2Fevil.example', '/my-account'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(onward);
    }
    await page.goto('/login?problem=state');
    await expect(page.getByText('Bad state please try again')).toBeVisible();
    await expect(page.getByText(`You are logged in as ${newcomer.email}.`)).toBeVisible();
    await expectAccessible(page, { onPhones: true });

    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'You have an account already' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'ABN' })).toHaveCount(0);
    await expectAccessible(page, { onPhones: true });

    await page.goto('/forgotpassword');
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(newcomer.email);
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('link', { name: 'change it in your profile' }).click();
    await expect(page).toHaveURL('/profile');
  },
);

test(
  'signing out ends the session and leaves nothing behind',
  { tag: ['@no-js'] },
  async ({ customer: page, expectAccessible }) => {
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Log out' })
      .or(page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }))
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }).first()).toBeAttached();
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    expect((await page.context().cookies()).filter(({ name }) => name.includes('stockist'))).toEqual([]);
  },
);

test(
  '/logout signs out and leads to the home page',
  { tag: ['@no-js', '@returning'] },
  async ({ newcomerPage: page }) => {
    await page.goto('/orders');
    await expect(page).toHaveURL('/orders');
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'a link of another site to /logout asks first, in the shop’s own look',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, expectAccessible }) => {
    await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: process.env.BASE_URL ?? '' }]);
    await page.goto(`data:text/html,<a href="${process.env.BASE_URL}/logout">Away</a>`);
    await page.getByRole('link', { name: 'Away' }).click();
    await expect(page).toHaveURL('/logout');
    await expect(page.getByRole('heading', { level: 1, name: 'Möchten Sie sich abmelden?' })).toBeVisible();
    await expect(page.getByRole('main').getByText(newcomer.email)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL('/');
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
  },
);

test('nobody is signed out by an image or a link of another site', async ({ customer: page }) => {
  const image = await page.request.get('/logout', {
    headers: { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' },
  });
  expect(image.status()).toBe(200);
  const post = await page.request.post('/api/session/logout', { headers: { origin: 'https://evil.example' } });
  expect(post.status()).toBe(403);
  await page.goto('/my-account');
  await expect(page).toHaveURL('/my-account');
});

test('no reply to the browser holds a token', async ({ page, account }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') bodies.push(response.text().catch(() => ''));
  });
  await page.goto('/login');
  await signIn(page, account);
  await page.waitForURL('/');
  await page.goto('/my-account');
  const texts = await Promise.all(bodies);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /access_token|refresh_token|eyJ[\w-]{10,}\.eyJ/.test(text))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name, httpOnly }) => name.includes('stockist') && !httpOnly)).toEqual([]);
});
