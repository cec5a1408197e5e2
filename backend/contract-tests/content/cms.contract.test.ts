import sharp from 'sharp';
import { pageByUrl } from '@/lib/contract/content/page';
import { pagePreview } from '@/lib/contract/content/preview';
import { initialData } from '@/lib/contract/site/site';
import { call, refusal, send } from '../support/client';
import { CmsClient } from '../support/cms-client';
import { seenIn, settingsBase } from '../support/office-form';

const office = new CmsClient();
beforeAll(async () => {
  if ((await office.signIn()) !== 303) throw new Error('The editor was not let in.');
});

const json = (settings: unknown) => JSON.stringify(settings);

describe('drafts and versions', () => {
  it('shows the public only published content', async () => {
    const { id, slug } = await office.makePage();
    const part = await office.addWidget(id);
    const html = async () =>
      (await call(pageByUrl, { query: { url: slug } })).item.rows[0]?.blocks[0]?.widgets[0]?.templatevar['html'];
    const write = async (text: string) =>
      office.post(`/cms/pages/${id}/parts/${part}`, { 's.$': json({ html: text }), seen: await office.seen(id, part) });
    const publish = async () => office.post(`/cms/pages/${id}/publish`, { revision: await office.revision(id) });

    expect((await write('<p>One</p>')).status).toBe(303);
    expect((await send(pageByUrl, { query: { url: slug } })).status).toBe(404);
    await publish();
    expect(await html()).toBe('<p>One</p>');
    await write('<p>Two</p>');
    expect(await html()).toBe('<p>One</p>');
    await publish();
    expect(await html()).toBe('<p>Two</p>');

    await write('<p>Never published</p>');
    expect((await office.post(`/cms/pages/${id}/versions/1/publish`, {})).status).toBe(303);
    expect(await html()).toBe('<p>One</p>');
    const { html: versions } = await office.get(`/cms/pages/${id}/versions`);
    expect(versions).toContain('Draft before version 1 was brought back');
    expect(versions).toContain('Version 1 again');
    // The draft that was replaced can be restored too.
    expect((await office.post(`/cms/pages/${id}/versions/3/draft`, {})).status).toBe(303);
    expect(await html()).toBe('<p>One</p>');
    expect((await office.get(`/cms/pages/${id}?part=${part}`)).html).toContain('Never published');
    const { html: one } = await office.get(`/cms/pages/${id}/versions/1`);
    expect(one).toMatch(/Html of Text[^]*One[^]*Never published/i);
    await publish();
    expect(await html()).toBe('<p>Never published</p>');

    await office.post(`/cms/pages/${id}/take-off`, {});
    expect((await send(pageByUrl, { query: { url: slug } })).status).toBe(404);
    expect((await office.get(`/cms/pages/${id}`)).status).toBe(200);
  });

  it('warns the second of two editors of one part, and keeps changes of two different parts', async () => {
    const { id } = await office.makePage();
    const first = await office.addWidget(id);
    const second = await office.add(id, await office.block(id), 'core/heading');
    const [seenFirst, seenSecond] = [await office.seen(id, first), await office.seen(id, second)];
    expect(
      (await office.post(`/cms/pages/${id}/parts/${first}`, { 's.$': json({ html: 'theirs' }), seen: seenFirst }))
        .status,
    ).toBe(303);
    const late = await office.post(`/cms/pages/${id}/parts/${first}`, {
      's.$': json({ html: 'mine' }),
      seen: seenFirst,
    });
    expect(late.status).toBe(409);
    expect(late.html).toContain('What you typed is still in the form below.');
    expect(late.html).toContain('mine');
    expect(
      (await office.post(`/cms/pages/${id}/parts/${second}`, { 's.$': json({ heading: 'Kept' }), seen: seenSecond }))
        .status,
    ).toBe(303);
    const { html } = await office.get(`/cms/pages/${id}?part=${first}`);
    expect(html).toContain('theirs');
    expect(html).toContain('Kept');
    // With `force` it is saved anyway.
    expect(
      (
        await office.post(`/cms/pages/${id}/parts/${first}`, {
          's.$': json({ html: 'mine' }),
          seen: seenFirst,
          force: 'mine',
        })
      ).status,
    ).toBe(303);
    expect((await office.get(`/cms/pages/${id}?part=${first}`)).html).toContain('mine');
  });

  it('applies a form that is sent twice only once', async () => {
    const { id } = await office.makePage();
    const part = await office.addWidget(id);
    const form = { 's.$': json({ html: 'once' }), seen: await office.seen(id, part) };
    expect((await office.post(`/cms/pages/${id}/parts/${part}`, form)).status).toBe(303);
    expect((await office.post(`/cms/pages/${id}/parts/${part}`, form)).status).toBe(303);
  });

  it('does not publish changes that were not seen', async () => {
    const { id } = await office.makePage();
    const revision = await office.revision(id);
    await office.addWidget(id);
    const reply = await office.post(`/cms/pages/${id}/publish`, { revision });
    expect(reply.status).toBe(409);
    expect(reply.html).toContain('Not published');
  });

  it('keeps settings unknown to its forms', async () => {
    const { id, slug } = await office.makePage();
    const part = await office.addWidget(id);
    const settings = { html: '<p>x</p>', from_the_future: { a: [1, { b: null }] } };
    await office.post(`/cms/pages/${id}/parts/${part}`, { 's.$': json(settings), seen: await office.seen(id, part) });
    const block = await office.block(id);
    await office.post(`/cms/pages/${id}/parts/${block}`, {
      's.title': 'Title',
      's.width': '6',
      's.offset': '0',
      seen: await office.seen(id, block),
    });
    await office.post(`/cms/pages/${id}/publish`, { revision: await office.revision(id) });
    const { item } = await call(pageByUrl, { query: { url: slug } });
    expect(item.rows[0]?.blocks[0]).toMatchObject({ title: 'Title', width: 6, widgets: [{ templatevar: settings }] });
  });

  it('reports errors at their fields, and keeps the input', async () => {
    const { id } = await office.makePage();
    await office.addWidget(id);
    const block = await office.block(id);
    const reply = await office.post(`/cms/pages/${id}/parts/${block}`, {
      's.title': 'Typed title',
      's.width': '40',
      seen: await office.seen(id, block),
    });
    expect(reply.status).toBe(422);
    expect(reply.html).toMatch(/id="f-width-error" role="alert">This must be at most 12\./);
    expect(reply.html).toContain('value="Typed title"');
    expect(reply.html).toContain('value="40"');
  });

  it('redirects the old address of a moved page, and those below it, to the new one', async () => {
    const { id, slug } = await office.makePage();
    await office.post(`/cms/pages/${id}/publish`, { revision: await office.revision(id) });
    await office.post(`/cms/pages/${id}/parts/page`, {
      's.name': 'Moved',
      's.slug': `${slug}-new`,
      's.title': '',
      's.metaDescription': '',
      's.heroKey': '',
      seen: await office.seen(id, 'page'),
    });
    await office.post(`/cms/pages/${id}/publish`, { revision: await office.revision(id) });
    expect((await call(initialData)).redirects).toContainEqual({
      from: `/${slug}`,
      to: `/${slug}-new`,
      prefix: true,
      changed_at: expect.any(String),
    });
    expect((await call(pageByUrl, { query: { url: `${slug}-new` } })).item.name).toBe('Moved');
  });

  it.each(['/cms/pages/0', '/cms/pages/999999', '/cms/pages/abc', '/cms/pages/1e3'])(
    '%s is 404 with a message',
    async (path) => {
      const reply = await office.get(path);
      expect(reply.status).toBe(404);
    },
  );
});

const FORGED_GRANT = '{"until":99999999999999,"data":{"url":"","grant":"xxxxxxxxxxxxxxxxxxxx"}}';

describe('previews', () => {
  it.each(['', 'x', 'a.b', `${Buffer.from(FORGED_GRANT).toString('base64url')}.AAAA`])(
    'are not shown for the token "%s"',
    async (token) => {
      expect(refusal(await send(pagePreview, { body: { url: '', token } }))).toEqual({
        status: 401,
        code: 'PREVIEW_ENDED',
      });
    },
  );
});

describe('pictures', () => {
  const picture = async () =>
    new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f5f3c' } })
        .png()
        .toBuffer(),
    );
  const addressOf = (html: string, key: RegExp) =>
    new RegExp(`src="(/assets/i/[^"]+)"[^]{0,200}?${key.source}`).exec(html)?.[1] ?? '';

  it('are re-encoded, described, and cropped around the focal point', async () => {
    const name = `harbour-${Date.now()}`;
    expect(
      (
        await office.upload(
          '/cms/media',
          { alt: 'A harbour', focal_x: '10', focal_y: '90' },
          { name: `${name}.png`, type: 'image/png', bytes: await picture() },
        )
      ).status,
    ).toBe(303);
    const { html } = await office.get('/cms/media');
    const key = new RegExp(`library/${name}-\\w{6}`).exec(html)?.[0] ?? '';
    const address = addressOf(html, new RegExp(`<p class="key">${key}`));
    const reply = await fetch(`${office.base}${address}`);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(150);
    const seen = seenIn((await office.get(`/cms/media/picture?key=${encodeURIComponent(key)}`)).html);
    await office.post('/cms/media/words', { key, seen, alt: 'Another harbour', focal_x: '90', focal_y: '10' });
    const after = (await office.get('/cms/media')).html;
    expect(after).toContain('Another harbour');
    expect(addressOf(after, new RegExp(`<p class="key">${key}`))).not.toBe(address);
  });

  it.each([
    ['a text', 'image/png', new TextEncoder().encode('no picture')],
    [
      'a drawing with a script',
      'image/svg+xml',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
  ])('cannot be %s', async (_, type, bytes) => {
    expect((await office.upload('/cms/media', {}, { name: 'x.png', type, bytes })).status).toBe(422);
  });

  it('become white where they are transparent, unless an editor wants to keep that', async () => {
    const logo = await sharp({
      create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const corner = async (form: Readonly<Record<string, string>>, format: string) => {
      const name = `logo-${Object.keys(form).length}-${Date.now()}`;
      const file = { name: `${name}.png`, type: 'image/png', bytes: new Uint8Array(logo) };
      await office.upload('/cms/media', { alt: 'A logo', ...form }, file);
      const { html } = await office.get('/cms/media');
      const address = addressOf(html, new RegExp(`<p class="key">library/${name}`));
      const reply = await fetch(office.base + address.replace(/\.\w+$/, `.${format}`));
      const pixels = await sharp(Buffer.from(await reply.arrayBuffer()))
        .ensureAlpha()
        .raw()
        .toBuffer();
      return [...pixels.subarray(0, 4)];
    };
    const white = [255, 255, 255, 255];
    expect(await corner({}, 'webp')).toEqual(white);
    expect((await corner({ transparent: 'on' }, 'webp'))[3]).toBe(0);
    expect((await corner({ transparent: 'on' }, 'avif'))[3]).toBe(0);
    expect(await corner({ transparent: 'on' }, 'jpg')).toEqual(white);
  });

  it('from the shop’s folder keep their alternative text', async () => {
    expect((await office.post('/cms/media/words', { key: 'home-morning', alt: 'x' })).status).toBe(404);
  });
});

describe('site settings', () => {
  const base = async () => settingsBase((await office.get('/cms/settings')).html);

  it('are saved, and sent to the storefront', async () => {
    const { domain: before } = await call(initialData);
    expect(
      (await office.post('/cms/settings', { base: await base(), 's.name': before.name, 's.phone': '02 5550 0000' }))
        .status,
    ).toBe(303);
    expect((await call(initialData)).domain).toEqual({ ...before, phone: '02 5550 0000' });
    await office.post('/cms/settings', { base: await base(), 's.phone': before.phone });
  });

  it('keep what another editor changed meanwhile, and ask where both changed the same', async () => {
    const { domain: before } = await call(initialData);
    const stale = await base();
    await office.post('/cms/settings', { base: stale, 's.phone': '02 5550 0001', 's.name': before.name });
    const mine = { 's.phone': before.phone, 's.email': 'mine@example.com', 's.public_prices?': '1' };
    expect((await office.post('/cms/settings', { base: stale, ...mine })).status).toBe(303);
    expect((await call(initialData)).domain).toEqual({ ...before, phone: '02 5550 0001', email: 'mine@example.com' });
    const late = await office.post('/cms/settings', {
      base: stale,
      's.phone': '02 5550 0002',
      's.email': before.email,
    });
    expect(late.status).toBe(409);
    expect(late.html).toMatch(/"row">Phone<[^]*="Theirs">02 5550 0001<[^]*="Yours">02 5550 0002</);
    expect(late.html).not.toContain('"row">Email<');
    await office.post('/cms/settings', { base: settingsBase(late.html), 's.phone': '02 5550 0002', force: '1' });
    const { domain } = await call(initialData);
    expect([domain.phone, domain.email]).toEqual(['02 5550 0002', 'mine@example.com']);
    await office.post('/cms/settings', { base: await base(), 's.phone': before.phone, 's.email': before.email });
  });

  it('have logos of the library, sent in the shape nearest to their own, and the server that counts visits', async () => {
    const page = (await office.get('/cms/settings')).html;
    expect(page).toMatch(/<select[^>]*name="s\.logo"[^>]*data-picture/);
    const key = 'home-morning';
    const address = { 's.analytics_site_url': 'https://stats.example.com/', 's.analytics_site_id': '4' };
    const saved = await office.post('/cms/settings', {
      base: await base(),
      's.logo': key,
      's.logo_dark': '',
      ...address,
    });
    expect(saved.status).toBe(303);
    const { domain } = await call(initialData);
    expect(domain).toMatchObject({ analytics_site_url: 'https://stats.example.com/', analytics_site_id: '4' });
    expect(domain.logo).toMatchObject({
      aspect: expect.stringMatching(/^\d+x\d+$/),
      hash: expect.stringMatching(/^\w{6,}$/),
    });
    expect(domain.logo_dark).toBeNull();
    expect((await office.get(`/cms/media/picture?key=${key}`)).html).toContain('Site settings');
    const empty = { 's.logo': '', 's.analytics_site_url': '', 's.analytics_site_id': '' };
    await office.post('/cms/settings', { base: await base(), ...empty });
    expect((await call(initialData)).domain.logo).toBeNull();
  });

  it('are refused with the reason, and not lost', async () => {
    const reply = await office.post('/cms/settings', {
      base: await base(),
      's.name': '',
      's.short_name': 'Banksia & Bark',
      's.theme_colour': 'red;}</style><script>',
      's.dark_theme_colour': '#12345',
      's.email': 'not an email',
      's.abn': '12',
      's.facebook': 'javascript:alert(1)',
    });
    expect(reply.status).toBe(422);
    expect(reply.html).toContain('The site has a name.');
    expect(reply.html).toContain('Home screens cut what is longer than 12 characters.');
    for (const name of ['theme_colour', 'dark_theme_colour'])
      expect(reply.html).toContain(`id="f-${name}-error" role="alert">This is no colour`);
    for (const words of ['no e-mail address', 'An ABN has 11 digits', 'no web address'])
      expect(reply.html).toContain(words);
    // Also at the top, linked to the field.
    expect(reply.html).toMatch(/role="alert"[^]*href="#f-abn"[^]*<form id="settings"/);
    expect(reply.html).toContain('value="not an email"');
    expect(reply.html).not.toContain('</style><script>');
  });
});
