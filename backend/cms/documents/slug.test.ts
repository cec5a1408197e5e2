import { slugProblem } from './slug';

it.each(['about', 'spring-sale', '2026', 'a'])('accepts %s as an address', (slug) =>
  expect(slugProblem(slug, null)).toBeNull(),
);
it.each(['', 'About', 'a b', 'a/b', '-a', '../a', 'ü', 'x'.repeat(81), 'checkout', 'cms', 'api', 'login', 'shop'])(
  'refuses "%s"',
  (slug) => {
    expect(slugProblem(slug, null)).not.toBeNull();
    expect(slugProblem(slug, 'about')).not.toBeNull();
  },
);
it.each(['shop', 'blog', 'about', 'Old_Address'])('accepts the present address %s', (slug) =>
  expect(slugProblem(slug, slug)).toBeNull(),
);
it('requires an empty address of the home page, and of no other', () => {
  expect(slugProblem('', '')).toBeNull();
  expect(slugProblem('start', '')).not.toBeNull();
});
