import { slugProblem } from './slug';

it.each(['about', 'spring-sale', '2026', 'a'])('accepts %s as an address', (slug) =>
  expect(slugProblem(slug, false)).toBeNull(),
);
it.each(['', 'About', 'a b', 'a/b', '-a', '../a', 'ü', 'x'.repeat(81), 'checkout', 'cms', 'api', 'login'])(
  'refuses "%s"',
  (slug) => expect(slugProblem(slug, false)).not.toBeNull(),
);
it('requires an empty address of the home page, and of no other', () => {
  expect(slugProblem('', true)).toBeNull();
  expect(slugProblem('start', true)).not.toBeNull();
});
