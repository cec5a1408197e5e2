import { outboxPage } from './outbox-page';

const mail = {
  recipient: 'a@b.example',
  replyTo: '"<i>"@b.example',
  subject: '<b>Hello</b>',
  textBody: 'Go to http://localhost:3000/auth?x=1&y="2"\n<script>',
  createdAt: new Date('2026-11-21T09:00:00Z'),
};

it("escapes a mail's text and links its addresses", () => {
  const page = outboxPage([mail]);
  expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  expect(page).toContain('<a href="http://localhost:3000/auth?x=1&amp;y=" rel="noreferrer">');
  expect(page).toContain('&lt;i&gt;');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
});

it('says when there is no mail', () => {
  expect(outboxPage([])).toContain('No mail yet');
});
