import { expect, test } from './fixtures';

test('a visitor reads the blog', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'From the blog' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Grooming' }).click();
  await expect(page).toHaveURL('/blog/grooming');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\/[\w-]+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Grooming' })).toBeVisible();
  await expectAccessible(page);
});

test('the blog has a second page', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
