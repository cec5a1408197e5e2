import type { z } from 'zod';
import { decodeReply } from '../records';
import { galleryQuery, pageQuery, testimonialsQuery } from '../graphql';
import { articleList } from './article';
import { faqList } from './faq';
import { linkList } from './link';
import { pageByUrl } from './page';
import { personList } from './person';

const read = (schema: z.ZodType, reply: unknown) => decodeReply(schema, reply).parsed.data ?? null;
const list = (schema: z.ZodType, record: object) => read(schema, { data: [record] });
const IMAGE = { hash: 'aaaaaaaa', url: '/assets/i/aaaaaaaa/1x1/100.jpg' };

// PHP and GraphQL send null for a text that nobody has written, and numbers as text.
describe('a record of which only what it needs is written', () => {
  it.each([
    ['a question', list(faqList.reply, { id: 1, name: 'Why?', content: null, group: null })],
    ['a link', list(linkList.reply, { name: 'Words', link: null, icon: null })],
    ['a person', list(personList.reply, { first_name: 'Kim', last_name: null, title: null, description: null })],
    [
      'an article',
      list(articleList.reply, {
        name: 'A',
        slug: 'a',
        author: null,
        blurb: null,
        image: [],
        groups: null,
        publish_time: '2026-11-21 10:00:00',
        reading_time: '4',
      }),
    ],
    [
      'a page',
      read(pageByUrl.reply, {
        item: { id: 1, name: null, slug: 'a', title: null, meta_description: null, updated_at: null },
      }),
    ],
    [
      'a listed page',
      read(pageQuery.reply, { page: { id: 1, name: null, url: 'a', updated_at: null, content: null } }),
    ],
  ])('%s is shown', (_, found) => {
    expect(found).not.toBeNull();
    expect(found).not.toMatchObject({ data: [] });
  });

  it('a slide', () => {
    const nothing = { sub_heading: null, content: null, link: null, link_button_text: null, link_target: null };
    const gallery = { id: 1, name: null, url: 'a', heading: null, sub_heading: null };
    expect(
      read(galleryQuery.reply, { gallery: { ...gallery, slides: [{ heading: 'One', ...nothing, image: IMAGE }] } }),
    ).toMatchObject({ gallery: { heading: '', slides: [{ heading: 'One', link: '', image: { hash: 'aaaaaaaa' } }] } });
  });

  it.each([
    ['4.5', 4.5],
    [5, 5],
    [10, 0],
    [null, 0],
  ])('a testimonial with a rating of %j', (rating, shown) => {
    expect(
      read(testimonialsQuery.reply, { testimonials: [{ id: 1, name: 'Kim', title: null, content: null, rating }] }),
    ).toMatchObject({ testimonials: [{ name: 'Kim', title: '', rating: shown }] });
  });
});

it('reads the numbers of a list that are sent as text', () => {
  expect(read(personList.reply, { data: [], num_pages: '3', total: '130' })).toMatchObject({ num_pages: 3 });
});

it('keeps a picture whose size is text, whose shape has no name, and whose other fields are null', () => {
  const photo = { ...IMAGE, aspect: '3x2', width: '1925', height: null, alt: null, placeholder: null, avif_url: null };
  expect(list(personList.reply, { photo })).toMatchObject({
    data: [{ photo: { hash: 'aaaaaaaa', aspect: '1x1', width: 1925, height: 0, alt: '' } }],
  });
});

it.each([null, [], 'none'])('keeps a block whose settings are %j', (settings) => {
  const rows = [{ id: 1, row_type: 'plain', blocks: [{ id: 2, settings, widgets: [{ outer: 'core/html' }] }] }];
  expect(read(pageByUrl.reply, { item: { id: 1, slug: 'a', rows } })).toMatchObject({
    item: { rows: [{ blocks: [{ id: '2', widgets: [{ outer: 'core/html' }] }] }] },
  });
});
