import type { RedirectEntry } from '@/lib/contract/site/site';
import { redirectProblem } from './redirect-table';

const one = (from: string, to: string, prefix = false): RedirectEntry => ({ from, to, prefix, changed_at: null });
const others = [
  one('/a', '/b'),
  one('/b', '/c?x=1'),
  one('/away', 'https://example.com/start'),
  one('/tree', '/wood', true),
  one('/wood/oak', '/tree/oak/old'),
];
const problem = (entry: RedirectEntry, known = others) => redirectProblem(entry, known, 'https://shop.example');

it.each([
  ['/new', '/about'],
  ['/new', 'https://example.com'],
  ['new', '/a'],
  ['/shop/old', '/shop'],
  ['/product/Old', '/product/new'],
  ['/start', '/away'],
])('%s may redirect to %s', (from, to) => {
  expect(problem(one(from, to))).toBeNull();
});

it.each([
  ['/c', '/a', 'to', 'circle'],
  ['/c', '/c', 'to', 'circle'],
  ['/c', '/C/#top', 'to', 'circle'],
  ['/c', 'https://shop.example/a', 'to', 'circle'],
  ['/a', '/z', 'from', 'already'],
  ['/A/', '/z', 'from', 'already'],
  ['/', '/z', 'from', 'path of this site'],
  ['https://x.example', '/z', 'from', 'path of this site'],
  ['/x y', '/z', 'from', 'path of this site'],
  ['/x', 'javascript:alert(1)', 'to', 'must be a path'],
  ['/x', '//evil.example', 'to', 'must be a path'],
  ['/x', 'mailto:a@example.com', 'to', 'must be a path'],
  ['/x', '#top', 'to', 'must be a path'],
  ['/cart', '/z', 'from', 'belongs to the shop'],
  ['/Checkout/x', '/z', 'from', 'belongs to the shop'],
  ['/shop', '/z', 'from', 'belongs to the shop'],
  ['/cms', '/z', 'from', 'belongs to the shop'],
])('%s may not redirect to %s', (from, to, field, words) => {
  expect(problem(one(from, to))).toEqual({ field, words: expect.stringContaining(words) });
});

it('detects circles of prefix redirects, and circles through them', () => {
  expect(problem(one('/grow', '/grow/more', true))?.words).toContain('circle');
  expect(problem(one('/wood', '/tree', true))?.words).toContain('circle');
  expect(problem(one('/wood', '/forest', true))).toBeNull();
  expect(problem(one('/forest', '/wood/oak', true), [...others, one('/wood', '/forest', true)])?.words).toContain(
    'circle',
  );
});

it('accepts a new entry in spite of an older circle', () => {
  expect(problem(one('/fine', '/about'), [one('/x', '/y'), one('/y', '/x')])).toBeNull();
});
