import { CmsClient } from '../support/cms-client';

const office = new CmsClient();
beforeAll(async () => {
  if ((await office.signIn()) !== 303) throw new Error('The editor was not let in.');
});

describe('back-office access', () => {
  it.each([
    ['trade@example.com', undefined],
    ['admin@example.com', 'not it'],
    ['nobody@example.com', 'not it'],
    ['', ''],
  ])('refuses %s with %s', async (email, password) => {
    expect(await new CmsClient().signIn(email, password)).toBe(401);
  });

  it.each([
    '/cms',
    '/cms/pages',
    '/cms/pages/1',
    '/cms/pages/1/versions',
    '/cms/media',
    '/cms/redirects',
    '/cms/settings',
    '/cms/pages/1/preview',
    '/cms/media/picker',
  ])('%s redirects to the sign-in', async (path) => {
    const reply = await new CmsClient().get(path);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toMatch(/^\/cms\/sign-in/);
  });

  it.each(['/cms/media/picker', '/cms/content/addresses', '/cms/lookup/products'])(
    '%s tells a script that the session ended, without the sign-in form',
    async (path) => {
      const { status, html } = await new CmsClient().get(path, { 'hx-request': 'true' });
      expect(status).toBe(401);
      expect(html).toContain('You are signed out.');
      expect(html).not.toContain('<input');
    },
  );

  it.each([
    ['/cms/orders/1/parcels/2/ship', '/cms/orders/1/parcels/2'],
    ['/cms/orders/1/parcels', '/cms/orders/1'],
    ['/cms/settings/?x=1', '/cms/settings'],
    ['/cms/nowhere', '/cms'],
    ['/cms/', '/cms'],
  ])('leads from %s, which is no page, to the one above it', async (path, above) => {
    const reply = await office.get(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, above]);
  });

  it('restricts its cookie to its own site, and pages from frames, caches and foreign scripts', async () => {
    const fresh = new CmsClient();
    const { headers } = await fresh.post('/cms/sign-in', {
      email: 'admin@example.com',
      password: process.env['SEED_PASSWORD'] ?? 'demo-password-1',
    });
    expect(headers.get('set-cookie')).toMatch(/^stockist-cms=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const page = await office.get('/cms/pages');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style|\sstyle=/);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses forms without their token, and those of another site', async () => {
    const slug = `forged-${Date.now()}`;
    expect((await office.post('/cms/pages', { _csrf: '', name: 'Forged', slug })).status).toBe(403);
    expect((await office.post('/cms/pages', { _csrf: 'x'.repeat(43), name: 'Forged', slug })).status).toBe(403);
    expect((await office.post('/cms/pages', { name: 'Forged', slug }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await office.get('/cms/pages')).html).not.toContain(slug);
  });

  it('redirects only to its own pages, and to a search that was asked for', async () => {
    const [email, password] = ['admin@example.com', process.env['SEED_PASSWORD'] ?? 'demo-password-1'];
    const search = '/cms/orders?q=Tail+%26+Co&from=2026-07-01';
    for (const [next, location] of [
      ['//evil.example/cms/', '/cms'],
      [search, search],
    ] as const)
      expect((await new CmsClient().post('/cms/sign-in', { email, password, next })).location).toBe(location);
  });

  it('keeps the input when the session has ended, to be sent again', async () => {
    const { id } = await office.makePage();
    await office.addWidget(id);
    const path = `/cms/pages/${id}/parts/block:block1`;
    const reply = await new CmsClient().post(path, { 's.title': 'Typed <before>', seen: 'x' });
    expect(reply.status).toBe(401);
    expect(reply.html).toContain(`action="${path}"`);
    expect(reply.html).toMatch(/name="s\.title">\s*Typed &lt;before&gt;</);
    const foreign = await new CmsClient().post(path, { 's.title': 'x' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(303);
  });

  it('says that files have to be chosen again when the session has ended', async () => {
    const file = { name: 'coat.jpg', type: 'image/jpeg', bytes: new Uint8Array([1]) };
    const { status, html } = await new CmsClient().upload('/cms/media', { alt: 'A coat' }, file);
    expect([status, html]).toEqual([401, expect.stringMatching(/files have to be chosen again[^]*>\s*A coat</)]);
    const typed = await new CmsClient().post('/cms/media/words', { alt: 'A coat' });
    expect(typed.html).toContain('nothing is lost');
  });

  it('ends the session at sign-out', async () => {
    const other = new CmsClient();
    await other.signIn();
    expect((await other.get('/cms/pages')).status).toBe(200);
    await other.post('/cms/sign-out', {});
    expect((await other.get('/cms/pages')).status).toBe(303);
  });
});
