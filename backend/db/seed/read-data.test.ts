import { z } from 'zod';
import { demonstration } from './demonstration';
import { readCsv, readJson, readMarkdownFolder } from './read-data';

it.each([
  [
    'JSON',
    () => readJson('site.json', z.object({ address: z.object({ postcode: z.number() }) })),
    /site\.json.*address\.postcode/s,
  ],
  [
    'CSV',
    () => readCsv('localities.csv', z.object({ suburb: z.string(), lat: z.string() })),
    /localities\.csv.*\[0\]\.lat/s,
  ],
  ['front matter', () => readMarkdownFolder('articles', z.object({ rating: z.int() })), /articles\/.*\.md.*rating/s],
  ['a file that is not there', () => readJson('none.json', z.unknown()), /none\.json/],
])('names the file and the invalid field of %s', (_, read, problem) => {
  expect(read).toThrow(problem);
});

it('renders an article as HTML, with its quotes unescaped', () => {
  const article = demonstration.articles().find(({ slug }) => slug === 'choosing-a-chew');
  expect(article?.content).toMatch(/^<p>I buy the chews/);
  expect(article?.content).toContain('<a href="/product/puppy-chew-sampler">puppy sampler</a>');
  expect(article?.content).not.toContain('&#39;');
});

it('refers only to existing products', () => {
  const slugs = new Set(demonstration.products().map(({ slug }) => slug));
  const shown = demonstration.scenes().flatMap(({ products }) => products);
  expect(shown.filter((slug) => !slugs.has(slug))).toEqual([]);
});
