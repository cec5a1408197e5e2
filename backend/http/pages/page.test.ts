import { pageHtml, pagePolicy } from './page';

test("the policy allows the page's own style and forms that redirect to the shop, but no script", () => {
  const policy = pagePolicy(['https://shop.example']);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*';/);
  expect(policy).toContain("form-action 'self' https://shop.example;");
  expect(policy).not.toContain('unsafe');
});

test("a page names the shop, and escapes its name and the page's title", () => {
  const html = pageHtml({ title: 'A <b>', kind: 'x & y', main: '<p>ok</p>' }, 'Paws & Co');
  expect(html).toContain('<title>A &lt;b&gt; | Paws &amp; Co</title>');
  expect(html).toContain('<p class="brand">Paws &amp; Co</p>');
});
