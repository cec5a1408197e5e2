import { z } from 'zod';
import { galleriesByGroup, galleryById } from '@/lib/contract/content/gallery';
import {
  type GraphqlOperation,
  galleriesQuery,
  galleryQuery,
  giftVoucherThemesQuery,
  pageQuery,
  pagesQuery,
  testimonialsQuery,
} from '@/lib/contract/graphql';
import { pageList } from '@/lib/contract/content/page';
import { testimonialList } from '@/lib/contract/content/testimonial';
import { giftVoucherThemes } from '@/lib/contract/vouchers/voucher';
import { ask, call, signIn } from '../support/client';

const errors = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).optional() })),
});

function post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function query<V extends z.ZodType, R extends z.ZodType>(
  operation: GraphqlOperation<V, R>,
  variables: z.output<V>,
): Promise<z.output<R>> {
  const { status, json } = await post({ query: operation.document, operationName: operation.name, variables });
  expect({ status, json }).toMatchObject({ status: 200, json: { data: expect.anything() } });
  return operation.reply.parse(z.object({ data: z.unknown() }).parse(json).data);
}

/**
 * The REST reply without the width of the original: other platforms' GraphQL schemas lack that field, so no client
 * requests it there.
 */
function withoutWidest(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, inner: unknown) => (name === 'max_width' ? 0 : inner)));
}

describe('reads have the shapes of REST', () => {
  it('pages', async () => {
    const [{ pages }, { data }] = await Promise.all([query(pagesQuery, {}), call(pageList, { query: {} })]);
    expect(pages).toEqual(
      expect.arrayContaining(
        data.slice(0, 3).map(({ id, name, slug, updated_at }) => ({ id, name, url: slug, updated_at })),
      ),
    );
    const { page } = await query(pageQuery, { url: '/about/' });
    expect(page).toMatchObject({ url: 'about', content: '""' });
    expect(page?.pageContents[0]).toMatchObject({ sort_order: 0, template: expect.stringContaining('/') });
    expect((await query(pageQuery, { url: 'no-such-page' })).page).toBeNull();
  });

  it('galleries', async () => {
    const { galleries } = await query(galleriesQuery, { group: 'shops', image_width: 400, image_aspect: '16x9' });
    const { data } = await call(galleriesByGroup, {
      query: { group: 'shops', image_width: 400, image_aspect: '16x9' },
    });
    expect(galleries.map(({ id, url }) => ({ id, url }))).toEqual(data.map(({ id, url }) => ({ id, url })));
    expect(galleries.map(({ slides }) => slides[0]?.image)).toEqual(
      withoutWidest(data.map(({ slides }) => slides[0]?.image)),
    );
    const id = data[0]?.id ?? '';
    const { gallery } = await query(galleryQuery, {
      id,
      image_width: 1920,
      image_aspect: '1x1',
      extra_aspects: ['4x3'],
    });
    expect(gallery).toEqual(
      withoutWidest(
        (await call(galleryById, { query: { id, image_width: 1920, image_aspect: '1x1', extra_aspects: ['4x3'] } }))
          .item,
      ),
    );
    expect((await query(galleryQuery, { id: '999999' })).gallery).toBeNull();
  });

  it('testimonials and voucher themes', async () => {
    const [{ testimonials }, { data }] = await Promise.all([
      query(testimonialsQuery, {}),
      call(testimonialList, { query: { page_size: 100 } }),
    ]);
    expect(testimonials).toEqual(withoutWidest(data));
    const [themes, rest] = await Promise.all([
      query(giftVoucherThemesQuery, { image_width: 400, image_aspect: '16x9' }),
      call(giftVoucherThemes, { query: {} }),
    ]);
    expect(themes.giftVoucherThemes).toEqual(withoutWidest(rest.data));
  });
});

describe('refuses', () => {
  it('GET, and introspection', async () => {
    expect((await ask('/graphql?query={testimonials{id}}')).status).toBe(405);
    const { json } = await post({ query: '{ __schema { types { name } } }' });
    expect(errors.parse(json).errors[0]?.message).toMatch(/introspection/i);
  });

  it.each([
    ['is not GraphQL', { query: '{' }],
    ['is no query', { nothing: true }],
    ['asks what is not there', { query: '{ users { email } }' }],
    [
      'asks too much',
      { query: `{ ${Array.from({ length: 9 }, (_, index) => `a${index}: testimonials { id }`).join(' ')} }` },
    ],
    [
      'doubles its fragments a hundred times',
      {
        query: `{ testimonials { ...a0 } } ${Array.from(
          { length: 100 },
          (_, level) => `fragment a${level} on Testimonial { ...a${level + 1} ...a${level + 1} }`,
        ).join(' ')}`,
      },
    ],
    ['is a mutation', { query: 'mutation { x }' }],
    ['has variables of another kind', { query: galleryQuery.document, variables: { id: { a: 1 } } }],
  ])('a request that %s', async (_, body) => {
    const { status, json } = await post(body);
    expect(status).toBeLessThan(500);
    expect(errors.parse(json).errors[0]?.message).not.toBe('');
  });

  it('invalid characters and aspects', async () => {
    expect((await post({ query: pageQuery.document, variables: { url: 'a\u0000b' } })).status).toBe(422);
    const { status, json } = await post({
      query: galleriesQuery.document,
      variables: { group: 'shops', image_aspect: '2x1' },
    });
    expect(status).toBe(422);
    expect(errors.parse(json).errors[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
  });

  it('an invalid token with its code, and accepts a valid one', async () => {
    const bad = await post({ query: testimonialsQuery.document }, { authorization: 'Bearer nonsense' });
    expect(bad.status).toBe(401);
    expect(errors.parse(bad.json).errors[0]?.extensions?.code).toBe('TOKEN_INVALID');
    const { access_token } = await signIn();
    expect(
      (await post({ query: testimonialsQuery.document }, { authorization: `Bearer ${access_token}` })).status,
    ).toBe(200);
  });
});
