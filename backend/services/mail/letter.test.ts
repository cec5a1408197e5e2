import { facts, letter, words } from './letter';

test('keeps line breaks in HTML, and escapes the text around them', () => {
  const parts = [words('Roller door <b>.\r\nRing twice.'), facts([['Reason', 'Sold out\nuntil May']])];
  const shop = { name: 'Shop', email: '', phone: '' };
  const { html, text } = letter({ to: 'kim@example.com', subject: 'Ready', parts }, shop);
  expect(html).toContain('Roller door &lt;b&gt;.<br>Ring twice.</p>');
  expect(html).toContain('Sold out<br>until May</td>');
  expect(text).toContain('Roller door <b>.\r\nRing twice.\n\nReason: Sold out\nuntil May');
});
