import { faqList } from '@/lib/contract/content/faq';
import { galleriesByGroup, galleryById, slideList } from '@/lib/contract/content/gallery';
import { linkList } from '@/lib/contract/content/link';
import { pageByUrl, pageList } from '@/lib/contract/content/page';
import { personList } from '@/lib/contract/content/person';
import { initialData } from '@/lib/contract/site/site';
import { testimonialList } from '@/lib/contract/content/testimonial';
import { type Video, videoById } from '@/lib/contract/content/video';
import { ask, call, platformUrl, refusal, send } from '../support/client';

describe('people', () => {
  it('are listed in order, 64 a page', async () => {
    const { data, total, num_pages } = await call(personList, {
      query: { page_size: 64, image_aspect: '1x1', image_width: 300 },
    });
    expect(data[0]).toMatchObject({ first_name: 'Marnie', last_name: 'Callaghan', title: 'Founder and director' });
    expect(data).toHaveLength(total ?? 0);
    expect(num_pages).toBe(1);
  });

  it('are paginated', async () => {
    const first = await call(personList, { query: { page_size: 3 } });
    const second = await call(personList, { query: { page_size: 3, page: 2 } });
    expect(first.data).toHaveLength(3);
    expect(first.num_pages).toBe(Math.ceil((first.total ?? 0) / 3));
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
  });
});

describe('questions', () => {
  it('are listed by group, or all', async () => {
    const { data } = await call(faqList, { query: { group: 'ordering' } });
    expect(data.length).toBeGreaterThan(2);
    expect(new Set(data.map(({ group }) => group))).toEqual(new Set(['ordering']));
    expect((await call(faqList, { query: {} })).data.length).toBeGreaterThan(data.length);
    expect((await call(faqList, { query: { group: 'no-such-group' } })).data).toEqual([]);
  });
});

describe('testimonials', () => {
  it('are listed by group, three at a time, with a small square picture', async () => {
    const { data } = await call(testimonialList, {
      query: { page_size: 3, image_width: 100, image_aspect: '1x1', group: 'groomers' },
    });
    expect(data).toHaveLength(3);
    expect((await call(testimonialList, { query: { group: 'groomers' } })).data).toEqual(data);
    expect(data[0]).toMatchObject({
      name: 'Hana Whitlock',
      rating: 5,
      image: { aspect: '1x1', width: 100, height: 100 },
    });
    expect(data[0]?.content).toContain('<p>');
  });

  it('are all listed', async () => {
    const { data, total } = await call(testimonialList, { query: { page_size: 100 } });
    expect(data).toHaveLength(total ?? 0);
    expect(data.length).toBeGreaterThan(5);
  });
});

describe('galleries', () => {
  it.each(['counter-ideas', 'by id'])('have %s with its slides and the lightbox’s crop', async (name) => {
    const byUrl = await call(galleryById, {
      query: { id: 'counter-ideas', image_aspect: '1x1', image_width: 400, extra_aspects: ['4x3'] },
    });
    const { item } =
      name === 'by id'
        ? await call(galleryById, {
            query: { id: byUrl.item.id, image_aspect: '1x1', image_width: 400, extra_aspects: ['4x3', '4x3'] },
          })
        : byUrl;
    expect(item).toMatchObject({ url: 'counter-ideas', heading: 'Counter ideas' });
    expect(item.slides.length).toBeGreaterThan(5);
    expect(item.slides[0]).toMatchObject({
      heading: 'The chew bar',
      link_button_text: 'Jerky and chews',
      image: { aspect: '1x1', width: 400, extra_aspects: [{ aspect: '4x3' }] },
    });
    expect(item.slides.some(({ link_target }) => link_target === 'blank')).toBe(true);
  });

  it('are 404 if unknown', async () => {
    expect(refusal(await send(galleryById, { query: { id: 'no-such-gallery' } }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(refusal(await send(galleryById, { query: { id: '999999' } }))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('are listed by group, each with its first slide', async () => {
    const { data } = await call(galleriesByGroup, {
      query: { group: 'shops', image_width: 400, image_aspect: '16x9' },
    });
    expect(data.map(({ url }) => url)).toEqual(['counter-ideas', 'walk-and-park', 'gift-table']);
    for (const { slides } of data) expect(slides).toHaveLength(1);
    expect((await call(galleriesByGroup, { query: { group: 'no-such-group' } })).data).toEqual([]);
  });

  it('list their slides', async () => {
    const { data } = await call(slideList, { query: { gallery: 'in-season' } });
    expect(data[0]).toMatchObject({
      overlay_color: 'black',
      text_color: 'white',
      image_opacity: 90,
      image_saturation: 100,
    });
  });
});

it('links are listed by parent', async () => {
  expect((await call(linkList, { query: { parent: 'help' } })).data.map(({ link, icon }) => [link, icon])).toEqual([
    ['/shipping-and-returns', 'truck'],
    ['/faq', 'info'],
    ['/contact', 'mail'],
  ]);
});

describe('videos', () => {
  const find = async (): Promise<Video> => {
    const { item } = await call(pageByUrl, { query: { url: 'demo-blocks' } });
    const video = item.rows.flatMap(({ blocks }) => blocks).find(({ settings }) => settings?.background_video)
      ?.settings?.background_video;
    if (!video) throw new Error('No block of demo-blocks has a video.');
    return video;
  };

  it('are described, with their slate', async () => {
    const { id } = await find();
    const { item } = await call(videoById, { query: { id } });
    expect(item).toMatchObject({
      platform: 'file',
      formats: ['webm', 'mp4'],
      length: 8,
      slate_image: { aspect: '16x9' },
    });
    expect(refusal(await send(videoById, { query: { id: 'no-such-video' } })).status).toBe(404);
  });

  it.each(['webm', 'mp4'])('are served as %s, whole and in byte ranges', async (format) => {
    const address = `${platformUrl()}/v/${(await find()).id}.${format}`;
    const whole = await fetch(address);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe(`video/${format}`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBe(Number(whole.headers.get('content-length')));

    const part = await fetch(address, { headers: { Range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);

    expect((await fetch(address, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416);
  });

  it.each(['/v/no-such-video.mp4', '/v/README.md', '/v/..%2f..%2fpackage.json', '/v/big-buck-bunny.mp4'])(
    'have nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('demonstration pages', () => {
  it('keep search engines out, and stay out of the sitemap', async () => {
    const [{ data }, { sitemap }] = await Promise.all([
      call(pageList, { query: { page_size: 100 } }),
      call(initialData),
    ]);
    const demos = data.filter(({ slug }) => slug.startsWith('demo'));
    expect(demos.length).toBeGreaterThan(25);
    expect(demos.filter(({ noindex }) => !noindex)).toEqual([]);
    expect(sitemap.filter(({ url }) => url.startsWith('/demo'))).toEqual([]);
  });

  it('have their settings unchanged, and names resolved to pictures and videos', async () => {
    const { item } = await call(pageByUrl, { query: { url: 'demo-hero-video' } });
    const [own, youtube] = item.rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets));
    expect(own?.templatevar).toMatchObject({
      image_opacity: 90,
      background_video: { platform: 'file', slate_image: { aspect: '16x9' } },
    });
    expect(youtube?.templatevar).toMatchObject({ background_video: { platform: 'youtube', formats: [] } });
  });

  it('include their schedule, and nothing else of what is not shown', async () => {
    const { item } = await call(pageByUrl, { query: { url: 'demo-schedule' } });
    const settings = item.rows.flatMap(({ blocks }) => blocks).map((block) => block.settings);
    expect(settings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ hidden: true }),
        expect.objectContaining({ deleted: true }),
        expect.objectContaining({ start_time: '2126-01-01T00:00:00+11:00' }),
      ]),
    );
    const wrapped = await call(pageByUrl, { query: { url: 'demo-wrappers' } });
    expect(JSON.stringify([item, wrapped, await call(pageList, { query: {} })])).not.toContain('must not be seen');
  });
});
