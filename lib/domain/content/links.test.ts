import { linkTarget, localPath, ownPath } from './links';

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
    ['/.//evil.example', { kind: 'none' }],
    ['..//evil.example', { kind: 'none' }],
  ])('%j', (address, target) => {
    expect(linkTarget(address)).toEqual(target);
  });

  it('opens in the same tab on request', () => {
    expect(linkTarget('http://example.com', true)).toMatchObject({ newTab: false });
  });
});

describe('localPath', () => {
  it.each(['/profile', '/product/a?Size=500%20mL#top', '/search/a%2Fb'])('returns %s unchanged', (path) => {
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

const ORIGIN = 'https://shop.example.com';

/** Pieces that browsers, proxies or parsers have misread; paths of any three of them are tested. */
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%09',
  '%0d%0a',
  '%00',
  '\t',
  '\n',
  '\u0000',
  '\u007f',
  ' ',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\uff0f',
  '\u3002',
  '\ud800',
  '@',
  'user:pass@',
  ':',
  'https:',
  'javascript:',
  'evil.example',
  ';',
  '?',
  '#',
  '?next=//evil.example',
  '%',
];

function* hostilePaths(): Generator<string> {
  for (const one of PIECES) {
    for (const two of PIECES) {
      for (const three of PIECES) {
        yield `${one}${two}${three}evil.example`;
        yield `/${one}${two}${three}/evil.example`;
        yield `/a/${one}${two}${three}//evil.example`;
      }
    }
  }
}

it('returns only paths of this site, however often and by whichever parser they are parsed', () => {
  const local = [...hostilePaths()].flatMap((hostile) => localPath(hostile) ?? []);
  const wrong = local.filter(
    (path) =>
      path.startsWith('//') ||
      localPath(path) !== path ||
      new URL(path, ORIGIN).origin !== ORIGIN ||
      new URL(ORIGIN + path).origin !== ORIGIN ||
      // Characters that parsers interpret differently.
      /[\u0000-\u0020\\\u007f-\uffff]/.test(path),
  );
  expect(wrong).toEqual([]);
  expect(local.length).toBeGreaterThan(1000);
});

it.each([
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '/.//',
  '/./\\evil.example',
  '/\u007f',
])('refuses %j, which is a path only until it is parsed again', (path) => {
  expect(localPath(path)).toBeNull();
});

it('measures the encoded length of a path', () => {
  expect(localPath(`/${'\u3042'.repeat(300)}`)).toBeNull();
  expect(ownPath(`/login?next=${'a'.repeat(3000)}`)).toHaveLength(3012);
});
