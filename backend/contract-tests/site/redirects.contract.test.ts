import { initialData } from '@/lib/contract/site/site';
import { call } from '../support/client';
import { CmsClient } from '../support/cms-client';

const office = new CmsClient();
beforeAll(async () => {
  if ((await office.signIn()) !== 303) throw new Error('The editor was not let in.');
});

describe('redirects', () => {
  const add = (from: string, to: string, more: Readonly<Record<string, string>> = {}) =>
    office.post('/cms/redirects', { from, to, ...more });

  it('are listed with their prefix setting and date', async () => {
    const from = `/Old-${Date.now()}`;
    const before = Date.now();
    expect((await add(from, '/blog', { prefix: 'on' })).status).toBe(303);
    const redirect = (await call(initialData)).redirects.find((entry) => entry.from === from);
    expect(redirect).toMatchObject({ to: '/blog', prefix: true });
    expect(Date.parse(redirect?.changed_at ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    expect((await office.get('/cms/redirects')).html).toContain('Temporary until');
  });

  it.each([
    ['/cart', '/about', 'from', 'belongs to the shop itself'],
    ['/Login/', '/about', 'from', 'belongs to the shop itself'],
    ['/', '/about', 'from', 'must be a path'],
    ['/About/', '/faq', 'from', 'A page has this address'],
    ['/demo-blocks', '/faq', 'from', 'A page has this address'],
    ['/product/wattleseed-crackers', '/faq', 'from', 'A page has this address'],
    ['/shop/Dog-Treats', '/faq', 'from', 'A page has this address'],
    ['/blog/training', '/faq', 'from', 'A page has this address'],
    ['/stockist', '/faq', 'from', 'redirected already'],
    ['/x-mail', 'mailto:a@example.com', 'to', 'must be a path'],
    ['/x-scheme', 'javascript:alert(1)', 'to', 'must be a path'],
    ['/x-host', '//evil.example', 'to', 'must be a path'],
    ['/x-self', '/X-self/', 'to', 'in a circle'],
  ])('from %s to %s are refused at the field %s', async (from, to, field, words) => {
    const reply = await add(from, to, { prefix: 'on' });
    expect(reply.status).toBe(422);
    expect(reply.html).toMatch(
      new RegExp(`id="${field}"[^>]* value="[^"]*" aria-invalid="true" aria-describedby="${field}-error"`),
    );
    expect(/id="(from|to)-error">([^<]+)</.exec(reply.html)?.slice(1)).toEqual([field, expect.stringContaining(words)]);
    expect(reply.html).toContain('name="prefix" checked');
    expect((await call(initialData)).redirects).not.toContainEqual(expect.objectContaining({ from, to }));
  });

  it('are replaced by a page that moves to their address', async () => {
    const { id, slug } = await office.makePage();
    expect((await add(`/${slug.toUpperCase()}`, '/faq')).status).toBe(303);
    await office.post(`/cms/pages/${id}/publish`, { revision: await office.revision(id) });
    expect(
      (await call(initialData)).redirects.filter(({ to, from }) => to === '/faq' && from.toLowerCase() === `/${slug}`),
    ).toEqual([]);
  });
});
