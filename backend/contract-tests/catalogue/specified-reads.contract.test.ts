import { z } from 'zod';
import { groupList } from '@/lib/contract/catalogue/group';
import { pageBlock } from '@/lib/contract/content/page-block';
import { pageByUrl, pageList } from '@/lib/contract/content/page';
import { currentDomain } from '@/lib/contract/site/site';
import { galleryQuery, giftVoucherThemesQuery, pageQuery } from '@/lib/contract/graphql';
import { API_BASE_PATH } from '@/lib/contract/common';
import { ask, call, signIn } from '../support/client';

/* The reads of specification 2, section 7, on the wire, as sent by a client that knows only the specification. */

const record = z.record(z.string(), z.unknown());
const found = z.object({ data: z.array(record).optional(), item: record.optional() });

async function read(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { status, json } = await ask(`${API_BASE_PATH}${path}`, { headers });
  expect({ path, status }).toEqual({ path, status: 200 });
  return JSON.stringify(found.parse(json));
}

async function query(document: string, variables: object): Promise<unknown> {
  const { status, json } = await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  expect({ status, json }).toMatchObject({ status: 200, json: { data: expect.anything() } });
  return z.object({ data: z.unknown() }).parse(json).data;
}

describe('GET /cognito/group', () => {
  it('lists all groups, with pictures of 4x3 at width 300', async () => {
    const { data } = await call(groupList, { query: {} });
    expect(new Set(data.map(({ model }) => model)).size).toBeGreaterThan(1);
    expect(data.find(({ url }) => url === 'dog-treats')).toMatchObject({
      model: 'product',
      image: { aspect: '4x3', width: 300 },
    });
  });

  it('accepts another size', async () => {
    const { data } = await call(groupList, { query: { image_aspect: '1x1', image_width: 150 } });
    expect(data.find(({ url }) => url === 'dog-treats')?.image).toMatchObject({
      aspect: '1x1',
      width: 150,
      height: 150,
    });
  });

  it.each([
    '/cognito/group/sell/product',
    '/cognito/group/Sell/Product',
    '/cognito/group/details/Blog/article/training',
  ])('%s is case-insensitive', async (path) => {
    expect(await read(path)).toContain('"name"');
  });
});

describe('aspects by name', () => {
  it.each([
    '/cognito/group?',
    '/cognito/person?',
    '/cognito/testimonial?',
    '/cognito/gallery?id=counter-ideas&',
    '/cognito/gallery?group=shops&',
    '/cognito/slide?gallery=in-season&',
    '/sell/product?',
    '/sell/product?url=wattleseed-crackers&',
    '/cognito/article?',
    '/cognito/giftVoucher/theme?',
  ])('%s accepts Square for 1x1, and 16x9', async (path) => {
    expect(await read(`${path}image_aspect=Square&image_width=100`)).toContain('"aspect":"1x1"');
    expect(await read(`${path}image_aspect=square&image_width=100`)).toContain('"aspect":"1x1"');
    expect(await read(`${path}image_aspect=16x9&image_width=100`)).toContain('"aspect":"16x9"');
    expect((await ask(`${API_BASE_PATH}${path}image_aspect=Round`)).status).toBe(422);
  });

  it('are accepted by GraphQL, for a picture by hash, and for a user', async () => {
    expect(
      JSON.stringify(await query(giftVoucherThemesQuery.document, { image_aspect: 'Square', image_width: 400 })),
    ).toContain('"aspect":"1x1"');
    const hash = /"hash":"([^"]+)"/.exec(await read('/cognito/person?'))?.[1] ?? '';
    const { status, json } = await ask(`${API_BASE_PATH}/cognito/image/getByHash`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hash, image_aspect: 'Portrait' }),
    });
    expect({ status, json }).toMatchObject({ status: 200, json: { item: { aspect: '3x4' } } });
    const headers = { authorization: `Bearer ${(await signIn()).access_token}` };
    const { id } = z
      .object({ id: z.union([z.string(), z.number()]) })
      .parse(JSON.parse(await read('/cognito/user/authUser', headers)).item);
    expect(await read(`/cognito/user/${id}?image_aspect=Square&image_width=100`, headers)).toContain('"first_name"');
  });
});

it('GET /cognito/testimonial returns three with square pictures of 100 pixels', async () => {
  const { data = [] } = found.parse(JSON.parse(await read('/cognito/testimonial')));
  expect(data).toHaveLength(3);
  expect(data[0]).toMatchObject({ image: { aspect: '1x1', width: 100, height: 100 } });
});

describe('GET /cognito/page', () => {
  it('has rows unless pb is 0', async () => {
    for (const built of [
      await call(pageList, { query: { page_size: 5 } }),
      await call(pageList, { query: { page_size: 5, pb: 1 } }),
    ]) {
      expect(built.data.some(({ rows }) => rows.length > 0)).toBe(true);
      expect(built).not.toHaveProperty('config');
    }
    expect((await call(pageList, { query: { page_size: 5, pb: 0 } })).data.flatMap(({ rows }) => rows)).toEqual([]);
    expect((await call(pageByUrl, { query: { url: 'about', pb: 0 } })).item).toMatchObject({ slug: 'about', rows: [] });
  });

  it('has the site’s settings with config', async () => {
    const [{ config }, { item }] = await Promise.all([
      call(pageList, { query: { page_size: 1, pb: 1, config: 1 } }),
      call(currentDomain),
    ]);
    expect(config).toEqual(item);
  });
});

describe('extra_aspects', () => {
  const crop = (aspect: string) => ({
    aspect,
    urls: {
      url: expect.stringContaining(`/${aspect}/400.jpg`),
      webp_url: expect.stringContaining('.webp'),
      avif_url: expect.stringContaining('.avif'),
    },
  });
  const slide = z.object({ item: z.object({ slides: z.array(z.object({ image: record })) }) });

  it.each(['extra_aspects=4x3', 'extra_aspects[]=4x3', 'extra_aspects%5B%5D=4x3'])('are a list: %s', async (list) => {
    const { json } = await ask(
      `${API_BASE_PATH}/cognito/gallery?id=counter-ideas&image_aspect=Square&image_width=400&${list}`,
    );
    expect(slide.parse(json).item.slides[0]?.image).toMatchObject({ aspect: '1x1', extra_aspects: [crop('4x3')] });
  });

  it('can be several', async () => {
    const { json } = await ask(
      `${API_BASE_PATH}/cognito/gallery?id=counter-ideas&image_width=400&extra_aspects[]=4x3&extra_aspects[]=Square`,
    );
    expect(slide.parse(json).item.slides[0]?.image).toMatchObject({ extra_aspects: [crop('4x3'), crop('1x1')] });
    expect((await ask(`${API_BASE_PATH}/cognito/gallery?id=counter-ideas&extra_aspects=4x3,2x1`)).status).toBe(422);
  });

  it('have the same shape by GraphQL', async () => {
    const data = await query(galleryQuery.document, {
      id: 'counter-ideas',
      image_width: 400,
      image_aspect: 'Square',
      extra_aspects: ['4x3'],
    });
    expect(data).toMatchObject({
      gallery: {
        slides: expect.arrayContaining([
          expect.objectContaining({
            image: expect.objectContaining({ extra_aspects: [expect.objectContaining(crop('4x3'))] }),
          }),
        ]),
      },
    });
  });
});

describe('a page block by GraphQL', () => {
  const FIELDS = [
    'id',
    'sort_order',
    'name',
    'template',
    'variables',
    'hidden',
    'start_time',
    'end_time',
    'text_colour',
    'background_colour',
    'padding_top',
    'padding_bottom',
    'padding_left',
    'padding_right',
    'margin_top',
    'margin_bottom',
    'full_width',
    'imageHashes',
    'background_image_fixed',
    'background_image_opacity',
    'background_image_saturation',
    'background_video_id',
    'background_video',
    'aos_type',
    'aos_easing',
    'aos_offset',
    'aos_duration',
    'aos_delay',
    'anchor_name',
    'editing',
    'deleted',
  ];
  const page = z.object({ page: z.object({ pageContents: z.array(record) }) });

  it('has every field of the specification', async () => {
    const { pageContents } = page.parse(await query(pageQuery.document, { url: 'demo-blocks' })).page;
    expect(pageContents.length).toBeGreaterThan(5);
    for (const block of pageContents) expect(Object.keys(block).toSorted()).toEqual(FIELDS.toSorted());
    expect(pageContents.map(({ sort_order }) => sort_order)).toEqual(pageContents.map((_, index) => index));
  });

  it('equals its block by REST', async () => {
    const [{ item }, { page: listed }] = await Promise.all([
      call(pageByUrl, { query: { url: 'demo-blocks' } }),
      query(pageQuery.document, { url: 'demo-blocks' }).then((data) => page.parse(data)),
    ]);
    const rest = item.rows.flatMap(({ blocks }) => blocks);
    const blocks = listed.pageContents.map((block) => pageBlock.parse(block));
    for (const block of blocks) {
      const { background_image, background_video, ...settings } =
        rest.find(({ id }) => block.id.startsWith(`${id}-`))?.settings ?? {};
      expect(block).toMatchObject(settings);
      expect(block.imageHashes?.background_image).toBe(background_image?.hash ?? '');
      expect([block.background_video_id, block.background_video?.imageHashes?.slate ?? '']).toEqual([
        background_video?.id ?? '',
        background_video?.slate_image?.hash ?? '',
      ]);
    }
    expect(blocks.some((block) => block.background_video_id !== '' && block.background_video?.imageHashes?.slate)).toBe(
      true,
    );
    expect(blocks.some((block) => block.imageHashes?.background_image)).toBe(true);
  });
});
