import { linkTarget, localPath } from './links';

describe('linkTarget', () => {
  it.each([
    ['', { kind: 'none' }],
    ['/shop', { kind: 'internal', href: '/shop' }],
    ['about', { kind: 'internal', href: '/about' }],
    ['#faq', { kind: 'internal', href: '#faq' }],
    ['https://example.com/a', { kind: 'external', href: 'https://example.com/a', newTab: true }],
    ['mailto:a@example.com', { kind: 'external', href: 'mailto:a@example.com', newTab: false }],
    ['tel:+61262800000', { kind: 'external', href: 'tel:+61262800000', newTab: false }],
    ['javascript:alert(1)', { kind: 'none' }],
    ['JaVaScRiPt:alert(1)', { kind: 'none' }],
    ['java\tscript:alert(1)', { kind: 'none' }],
    ['data:text/html,x', { kind: 'none' }],
    ['//evil.example', { kind: 'none' }],
    ['/\\evil.example', { kind: 'none' }],
  ])('%j', (address, target) => {
    expect(linkTarget(address)).toEqual(target);
  });

  it('stays in the tab when told to', () => {
    expect(linkTarget('http://example.com', true)).toMatchObject({ newTab: false });
  });
});

describe('localPath', () => {
  it.each(['/profile', '/product/a?Size=500%20mL#top', '/search/a%2Fb'])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'profile',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
    `/${'a'.repeat(2001)}`,
  ])('refuses %j', (path) => {
    expect(localPath(path)).toBeNull();
  });

  it('resolves dots inside this origin', () => {
    expect(localPath('/a/../../b')).toBe('/b');
  });
});
