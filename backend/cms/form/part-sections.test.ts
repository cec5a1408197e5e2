import { pageDocument } from '../documents/document';
import { sectionsOf } from './part-sections';

const namesAt = (slug: string) =>
  sectionsOf(pageDocument.parse({ slug, name: 'Page' }), { kind: 'page' }, new Map()).flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  );

it('asks of a page that the shop shows itself only what the shop takes from it', () => {
  const taken = ['name', 'slug', 'title', 'metaDescription', 'heroKey', 'noindex'];
  expect(namesAt('shop')).toEqual(taken);
  expect(namesAt('blog')).toEqual(taken);
  expect(namesAt('about')).toEqual([...taken, 'shownFrom', 'shownUntil', 'content']);
});
