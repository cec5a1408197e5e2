import { startScriptsLater } from './start-scripts';

const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';
const PAGE = [
  '<html><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<link rel="preload" as="image" href="/a.avif"/>',
  CHUNK,
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  '<script>theme()</script><script type="application/ld+json">{}</script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script src="/flight/x.js?at=%2F&amp;in=de"></script></body></html>',
].join('');

it("defers all of Next's scripts, so that only the loader starts them", () => {
  const page = startScriptsLater(PAGE, 'load()');
  expect(page.match(/<script [^>]*src=[^>]+>/g)).toEqual([
    '<script type="x/x" data-src="/_next/static/chunks/a.js">',
    '<script type="x/x" data-src="/_next/static/chunks/b.js" id="_R_">',
    '<script type="x/x" data-src="/flight/x.js?at=%2F&amp;in=de">',
  ]);
  expect(page).not.toContain('as="script"');
  expect(page).not.toContain('noModule');
  // The loader comes after the scripts that it starts.
  expect(page.lastIndexOf('src=')).toBeLessThan(page.indexOf('<script>load()</script>'));
});

it('lets the browser prefetch links that are hovered, if their page is the same for everybody', () => {
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(startScriptsLater(PAGE, 'load()'))?.[1] ?? '';
  const rule = { where: { href_matches: ['/product/*', '/article/*'] }, eagerness: 'moderate' };
  expect(JSON.parse(rules)).toEqual({ prefetch: [rule] });
});

it('leaves everything else unchanged', () => {
  const page = startScriptsLater(PAGE, 'load()');
  for (const part of [
    '<link rel="preload" as="image" href="/a.avif"/>',
    '<script>theme()</script><script type="application/ld+json">{}</script>',
  ])
    expect(page).toContain(part);
});

it.each(['<html><body>Words</body></html>', `<html>${CHUNK}</html>`, ''])('leaves %p unchanged', (page) => {
  expect(startScriptsLater(page, 'load()')).toBe(page);
});
