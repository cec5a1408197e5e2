import { expect, signIn, test } from './fixtures';

for (const path of ['/profile', '/my-account', '/orders', '/orders/1', '/checkout', '/invoice/1', '/invoice/print/1']) {
  test(`${path} asks a visitor to sign in and leads back`, { tag: ['@no-js'] }, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(307);
    expect(reply.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(reply.headers()['cache-control']).toContain('no-store');
  });
}

test('the whole address is kept, with its query', async ({ page, account }) => {
  await page.goto('/orders?page=1');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account);
  await expect(page).toHaveURL('/orders?page=1');
});

for (const headers of [{ purpose: 'prefetch' }, { 'sec-purpose': 'prefetch' }, { 'next-router-prefetch': '1', rsc: '1' }, { 'x-middleware-subrequest': 'middleware' }] as Record<string, string>[]) {
  test(`a guard stands for ${Object.keys(headers).join(' and ')}`, async ({ request }) => {
    const reply = await request.get('/profile', { headers, maxRedirects: 0 });
    expect(reply.status()).toBe(307);
  });
}

for (const path of ['/%70rofile', '/en/profile', '/en~live/profile', '/_/profile', '//profile', '/profile/']) {
  test(`${path} is no way past a guard`, async ({ request }) => {
    const reply = await request.get(process.env.BASE_URL + path, { maxRedirects: 0 });
    expect([307, 308, 404]).toContain(reply.status());
    expect(await reply.text()).not.toContain('Sign out');
  });
}

test.describe('another customer’s papers', () => {
  test.use({ expectedProblems: /404/ });

  for (const path of ['/orders/999999', '/invoice/999999', '/invoice/print/999999']) {
    test(`${path} does not exist`, async ({ customer: page }) => {
      await page.goto(path);
      await expect(page.getByText('Page not found').first()).toBeVisible();
    });
  }
});
