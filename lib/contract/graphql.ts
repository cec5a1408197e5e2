import { z } from 'zod';
import { aspect, id } from './common';
import { gallery } from './content/gallery';
import { PAGE_BLOCK_FIELDS, pageBlock } from './content/page-block';
import { testimonial } from './content/testimonial';
import { looseList, looseText } from './lenient';
import { voucherTheme } from './vouchers/voucher';
import { recordsOf } from './records';

/** A query of the platform's GraphQL API, declared once, like an endpoint. */
export interface GraphqlOperation<Variables extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** The operation's name in the document. */
  readonly name: string;
  readonly document: string;
  readonly variables: Variables;
  /** Schema of `data`. */
  readonly reply: Reply;
}

export type VariablesOf<O> = O extends GraphqlOperation<infer V> ? z.output<V> : never;
export type DataOf<O> = O extends GraphqlOperation<z.ZodType, infer R> ? z.output<R> : never;

const IMAGE =
  'image { hash aspect url webp_url avif_url width height placeholder alt extra_aspects { aspect urls { url webp_url ' +
  'avif_url } width height } }';
const size = { image_width: z.int().min(1).max(4000).optional(), image_aspect: aspect.optional() };
const none = z.object({}).strict();

/** Page (specification 2, section 3, 'Page (list/GraphQL)'). `content` is a JSON string of extra HTML. */
const listedPage = z.object({ id, name: looseText, url: z.string(), updated_at: looseText });
const builtPage = listedPage.extend({ content: looseText, pageContents: looseList(pageBlock) });

/** All published pages, at most 100. */
export const pagesQuery = {
  name: 'pagesQuery',
  document: 'query pagesQuery { pages { id name url updated_at } }',
  variables: none,
  reply: z.object({ pages: recordsOf(listedPage) }),
} as const satisfies GraphqlOperation;

/** A published page by its address; null if it does not exist. */
export const pageQuery = {
  name: 'pageQuery',
  document: `query pageQuery($url: String!) { page(url: $url) { id name url updated_at content pageContents {
    ${PAGE_BLOCK_FIELDS} } } }`,
  variables: z.object({ url: z.string().max(300) }).strict(),
  reply: z.object({ page: builtPage.nullable().default(null) }),
} as const satisfies GraphqlOperation;

export const giftVoucherThemesQuery = {
  name: 'giftVoucherThemesQuery',
  document: `query giftVoucherThemesQuery($image_width: Int, $image_aspect: String) { giftVoucherThemes(image_width:
    $image_width, image_aspect: $image_aspect) { id name ${IMAGE} } }`,
  variables: z.object(size).strict(),
  reply: z.object({ giftVoucherThemes: recordsOf(voucherTheme) }),
} as const satisfies GraphqlOperation;

/** A gallery by its id; null if it does not exist. */
export const galleryQuery = {
  name: 'galleryQuery',
  document: `query galleryQuery($id: ID!, $image_width: Int, $image_aspect: String, $extra_aspects: [String!]) {
    gallery(id: $id, image_width: $image_width, image_aspect: $image_aspect, extra_aspects: $extra_aspects) { id
      name url heading sub_heading slides { id heading sub_heading content ${IMAGE} overlay_color text_color
        image_opacity image_saturation link link_button_text link_target } } }`,
  variables: z
    .object({ id: z.string().min(1).max(100), ...size, extra_aspects: z.array(aspect).max(8).optional() })
    .strict(),
  reply: z.object({ gallery: gallery.nullable().default(null) }),
} as const satisfies GraphqlOperation;

/** The galleries of a group, each with the picture of its first slide. */
export const galleriesQuery = {
  name: 'galleriesQuery',
  document: `query galleriesQuery($group: String!, $image_width: Int, $image_aspect: String) { galleries(group:
    $group, image_width: $image_width, image_aspect: $image_aspect) { id name url heading sub_heading slides { id
      heading ${IMAGE} } } }`,
  variables: z.object({ group: z.string().min(1).max(100), ...size }).strict(),
  reply: z.object({ galleries: recordsOf(gallery) }),
} as const satisfies GraphqlOperation;

export const testimonialsQuery = {
  name: 'testimonialsQuery',
  document: `query testimonialsQuery { testimonials { id name title content rating ${IMAGE} } }`,
  variables: none,
  reply: z.object({ testimonials: recordsOf(testimonial) }),
} as const satisfies GraphqlOperation;

/** All allowed operations: the storefront's proxy rejects any other. */
export const graphqlOperations: readonly GraphqlOperation[] = [
  pagesQuery,
  pageQuery,
  giftVoucherThemesQuery,
  galleryQuery,
  galleriesQuery,
  testimonialsQuery,
];

/**
 * SHA-256 of the document in hex. Browsers send it with the operation's name, so that an old page never gets the reply
 * to another document.
 */
export async function hashOf({ document }: GraphqlOperation): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(document)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The operation requested by a browser; null if it is not in the table. */
export async function findGraphqlOperation(name: string, hash: string): Promise<GraphqlOperation | null> {
  const named = graphqlOperations.find((operation) => operation.name === name);
  return named && (await hashOf(named)) === hash ? named : null;
}
