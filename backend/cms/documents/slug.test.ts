import { slugProblem } from './slug';

it.each(['about', 'spring-sale', '2026', 'a'])('%s can be an address', (slug) =>
  expect(slugProblem(slug, false)).toBeNull(),
);
it.each(['', 'About', 'a b', 'a/b', '-a', '../a', 'ü', 'x'.repeat(81), 'checkout', 'cms', 'api', 'login'])(
  '"%s" cannot',
  (slug) => expect(slugProblem(slug, false)).not.toBeNull(),
);
it('leaves the home page where it is', () => {
  expect(slugProblem('', true)).toBeNull();
  expect(slugProblem('start', true)).not.toBeNull();
});
