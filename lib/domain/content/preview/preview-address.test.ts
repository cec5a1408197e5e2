import { previewBase, readPreviewAddress } from './preview-address';

it.each([
  ['/~draft', 'draft', '/'],
  ['/~draft/', 'draft', '/'],
  ['/~draft/about/us', 'draft', '/about/us'],
  ['/~12-3/about', '12-3', '/about'],
  ['/~release-4/about', 'release-4', '/about'],
])('parses %s', (address, of, path) => expect(readPreviewAddress(address)).toEqual({ of, path }));

it.each(['/', '/about', '/draft/about', '/~other/about', '/~draftabout', '/~0-1/x', '/a/~draft/b'])(
  'does not take %s for a preview',
  (path) => expect(readPreviewAddress(path)).toBeNull(),
);

it('parses what previewBase returns', () => {
  expect(readPreviewAddress(`${previewBase('7-2')}/a`)).toEqual({ of: '7-2', path: '/a' });
});
