import { galleryQuery, testimonialsQuery } from '@/lib/contract/graphql';
import { forBrowser } from './for-browser';

const gallery = (content: string) => ({
  gallery: { id: '1', url: 'a', heading: 'A', slides: [{ id: '2', heading: 'B', link: '/shop', content }] },
});

it('gives browsers the HTML of a gallery cleaned, and all else of it', () => {
  const hostile = gallery('<p onclick="x()">Words<script>x()</script><a href="javascript:x()">on</a></p>');
  const reply = galleryQuery.reply.parse(forBrowser(hostile));
  expect(reply.gallery?.slides[0]).toMatchObject({ content: '<p>Words<a>on</a></p>', link: '/shop', heading: 'B' });
});

it('gives nothing for HTML of which nothing is seen', () => {
  expect(galleryQuery.reply.parse(forBrowser(gallery('<p>&nbsp;</p>'))).gallery?.slides[0]?.content).toBe('');
});

it('leaves other replies as they are', () => {
  expect(forBrowser({ gallery: null })).toEqual({ gallery: null });
  const reply = { testimonials: [] };
  expect(testimonialsQuery.reply.parse(forBrowser(reply))).toEqual(reply);
});
