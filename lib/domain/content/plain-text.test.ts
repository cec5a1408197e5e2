import { plainText, shorten } from './plain-text';

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['A <strong>bold</strong>, short word', 'A bold, short word'],
    ['Wash &amp; dry &#8211; &#x2019;til &nbsp; done', 'Wash & dry – ’til done'],
    ['&unknown; &#0; &#99999999;', '&unknown; &#99999999;'],
    ['1 &lt;b&gt; 2', '1 <b> 2'],
    ['No.<script>x()</script> Yes<style>p { color: red }</style>', 'No. Yes'],
    ['', ''],
  ])('extracts the text of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('shorten', () => {
  it('returns a text that fits unchanged', () => {
    expect(shorten('Exactly', 7)).toBe('Exactly');
  });
  it('cuts at a word, to the maximum length', () => {
    expect(shorten('Treats, shampoos and bags', 18)).toBe('Treats, shampoos…');
    expect(shorten('x'.repeat(300), 160)).toHaveLength(160);
  });
});
