import { expect, test } from '../fixtures';

test('a visitor reads the blog', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'From the blog' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Grooming' }).click();
  await expect(page).toHaveURL('/blog/grooming');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\/[\w-]+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Grooming' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the blog has a second page', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('all three topics are listed', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('link')).toHaveText([
    'All articles',
    'Business Tips',
    'Grooming',
    'Training',
  ]);
});

test(
  'an article has its author, its reading time and related articles',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/article/choosing-a-chew');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Blog', 'Training']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing a chew: size, hardness and supervision');
    await expect(page.getByText('By Daniel Okafor').first()).toBeVisible();
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chews to start with' })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
  },
);
