import { startScripts } from './start-scripts';

it('runs deferred scripts in place with their attributes, and no others', () => {
  document.body.innerHTML = `
    <script type="x/x" data-src="/_next/a.js"></script><script type="application/ld+json">{}</script>
    <p><script type="x/x" data-src="/_next/b.js" id="_R_"></script></p>
    <script type="x/x" data-src="/flight/x.js?at=%2F"></script>`;
  const before = [...document.scripts];
  startScripts();
  expect(document.body.innerHTML).toBe(`
    <script src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script>
    <p><script id="_R_" src="/_next/b.js" async=""></script></p>
    <script src="/flight/x.js?at=%2F" async=""></script>`);
  // A browser runs each script element only once, so it must be a new one.
  expect([...document.scripts].map((script) => before.includes(script))).toEqual([false, true, false, false]);
});

it('adds a link that fetches nothing beside each style sheet, where React looks for it', () => {
  document.body.innerHTML = '<style data-precedence="next" data-sheet="/_next/static/chunks/a.css">p{}</style>';
  startScripts();
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href="/_next/static/chunks/a.css"]');
  expect(link?.disabled).toBe(true);
  expect(link?.previousElementSibling?.tagName).toBe('STYLE');
});
