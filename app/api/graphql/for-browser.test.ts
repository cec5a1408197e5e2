import { galleryQuery, testimonialsQuery } from '@/lib/contract/graphql';
import { forBrowser } from './for-browser';

const gallery = (content: string) => ({
  gallery: { id: '1', url: 'a', heading: 'A', slides: [{ id: '2', heading: 'B', link: '/shop', content }] },
});

it('sends browsers a gallery completely, with its HTML sanitized', () => {
  const hostile = gallery('<p onclick="x()">Words<script>x()</script><a href="javascript:x()">on</a></p>');
  const reply = galleryQuery.reply.parse(forBrowser(hostile));
  expect(reply.gallery?.slides[0]).toMatchObject({ content: '<p>Words<a>on</a></p>', link: '/shop', heading: 'B' });
});

it('sends an empty string for HTML without visible content', () => {
  expect(galleryQuery.reply.parse(forBrowser(gallery('<p>&nbsp;</p>'))).gallery?.slides[0]?.content).toBe('');
});

it('leaves other replies unchanged', () => {
  expect(forBrowser({ gallery: null })).toEqual({ gallery: null });
  const reply = { testimonials: [] };
  expect(testimonialsQuery.reply.parse(forBrowser(reply))).toEqual(reply);
});
