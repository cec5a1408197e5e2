import { startScripts } from './start-scripts';

it('runs what waits, where and as it stands, and nothing else', () => {
  document.body.innerHTML = `
    <script type="x" src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script>
    <p><script type="x" src="/_next/b.js" id="_R_" async=""></script></p>
    <script type="x" src="/flight/x.js?at=%2F"></script>`;
  const before = [...document.scripts];
  startScripts();
  expect(document.body.innerHTML).toBe(`
    <script src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script>
    <p><script src="/_next/b.js" id="_R_" async=""></script></p>
    <script src="/flight/x.js?at=%2F"></script>`);
  // A browser prepares each script once: only a new one runs.
  expect([...document.scripts].map((script) => before.includes(script))).toEqual([false, true, false, false]);
});
