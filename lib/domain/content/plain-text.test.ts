import { plainText, shorten } from './plain-text';

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['A <strong>bold</strong>, short word', 'A bold, short word'],
    ['Wash &amp; dry &#8211; &#x2019;til &nbsp; done', 'Wash & dry – ’til done'],
    ['&unknown; &#0; &#99999999;', '&unknown; &#99999999;'],
    ['1 &lt;b&gt; 2', '1 <b> 2'],
    ['No.<script>x()</script> Yes<style>p { color: red }</style>', 'No. Yes'],
    ['5 < 6 kg and 7 > 3, < 2 h', '5 < 6 kg and 7 > 3, < 2 h'],
    ['I <3 dogs<br/>and <!-- a note -->cats', 'I <3 dogs and cats'],
    ['Bark&reg; &amp; Bite&trade; &copy; &euro;5 &pound;4', 'Bark® & Bite™ © €5 £4'],
    ['&laquo;Caf&eacute;&raquo; &bull; &Uuml;ber &yuml;&frac12;&times;', '«Café» • Über ÿ½×'],
    ['&toString; &constructor;', '&toString; &constructor;'],
    ['Gone <SCRIPT>x()</script > on', 'Gone on'],
    ['', ''],
  ])('extracts the text of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
  it.each(['<a', '<x ', '<script>', '<script ', '<script></script', '&a', '<!'])(
    'reads a long run of %s as fast as it is long',
    (part) => {
      const run = part.repeat(60_000 / part.length);
      const begun = performance.now();
      for (const html of [run, `${run}>`, `${run}<b </script>`]) plainText(html);
      expect(performance.now() - begun).toBeLessThan(1_000);
    },
  );
});

describe('shorten', () => {
  it('returns a text that fits unchanged', () => {
    expect(shorten('Exactly', 7)).toBe('Exactly');
  });
  it('cuts at a word, to the maximum length', () => {
    expect(shorten('Treats, shampoos and bags', 18)).toBe('Treats, shampoos…');
    expect(shorten('x'.repeat(300), 160)).toHaveLength(160);
  });
  it('cuts between characters', () => {
    expect(shorten('🐕'.repeat(9), 9)).toBe('🐕🐕🐕🐕…');
    expect(shorten(`x${'🐕'.repeat(9)}`, 9)).toBe('x🐕🐕🐕…');
  });
});
