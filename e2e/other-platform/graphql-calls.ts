import { z } from 'zod';
import { LISTED_PAGES } from './content';

const asked = z.object({
  operationName: z.string().optional(),
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** Replies of the operations by name, without a GraphQL server: tests need only their shape. */
export function answerGraphql(body: unknown): unknown {
  const { operationName, query } = asked.parse(body);
  const name = operationName ?? /query (\w+)/.exec(query)?.[1];
  switch (name) {
    case 'pagesQuery':
      return { data: { pages: LISTED_PAGES.map((one) => ({ ...one, __typename: 'Page' })) } };
    case 'pageQuery':
      return { data: { page: null } };
    case 'giftVoucherThemesQuery':
      return { data: { giftVoucherThemes: [{ id: '1', name: 'Plain', image: null, __typename: 'GiftVoucherTheme' }] } };
    case 'galleryQuery':
      return { data: { gallery: null } };
    case 'galleriesQuery':
      return { data: { galleries: [] } };
    case 'testimonialsQuery':
      return { data: { testimonials: [] } };
    default:
      return { errors: [{ message: `There is no ${name ?? 'such operation'}.` }] };
  }
}
