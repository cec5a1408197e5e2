import { buildSchema, parse, validate } from 'graphql';
import { galleriesQuery, galleryQuery, testimonialsQuery } from '../../contract/graphql';
import { withoutUnknown } from './graphql-document';

/** The specification's fields alone (specification 2, section 3). */
const schema = buildSchema(`
  type Crop { aspect: String urls: [String!] }
  type Image { hash: String aspect: String width: Int height: Int url: String webp_url: String avif_url: String
    placeholder: String extra_aspects: [Crop!] }
  type Slide { heading: String image: Image sub_heading: String content: String overlay_color: String text_color: String
    image_opacity: Int image_saturation: Int link: String link_button_text: String link_target: String }
  type Gallery { id: ID name: String url: String heading: String sub_heading: String slides: [Slide!] }
  type Testimonial { id: ID content: String name: String title: String }
  type Query {
    gallery(id: ID!, image_width: Int, image_aspect: String): Gallery
    galleries(group: String!, image_width: Int, image_aspect: String): [Gallery!]
    testimonials: [Testimonial!]
  }
`);
const errorsOf = (document: string) => validate(schema, parse(document));
const reply = (document: string): unknown => JSON.parse(JSON.stringify({ errors: errorsOf(document) }));

it.each([galleryQuery, galleriesQuery, testimonialsQuery])(
  'asks a strict server only for what it has: $name',
  (one) => {
    expect(errorsOf(one.document)).not.toEqual([]);
    const left = withoutUnknown(one.document, reply(one.document)) ?? '';
    expect(errorsOf(left)).toEqual([]);
    expect(left).toMatch(one === testimonialsQuery ? /content/ : /webp_url/);
  },
);

it('keeps a list of addresses where the server has no more of them', () => {
  const left = withoutUnknown(galleryQuery.document, reply(galleryQuery.document)) ?? '';
  expect(left.replaceAll(/\s+/g, ' ')).toContain('extra_aspects { aspect urls }');
  expect(left).not.toContain('$extra_aspects');
});

it.each<[string, unknown]>([
  ['another refusal', { errors: [{ message: 'Not today.', locations: [{ line: 1, column: 1 }] }] }],
  ['a refusal without a place', { errors: [{ message: 'Cannot query field "alt" on type "Image".' }] }],
  [
    'nothing of the document',
    { errors: [{ message: 'Cannot query field "x".', locations: [{ line: 99, column: 1 }] }] },
  ],
  ['an answer', { data: { testimonials: [] } }],
])('leaves a document as it is after %s', (_, said) => {
  expect(withoutUnknown(testimonialsQuery.document, said)).toBeNull();
});

it('gives up where nothing would be left', () => {
  const document = '{ testimonials { rating } }';
  expect(withoutUnknown(document, reply(document))).toBeNull();
});
