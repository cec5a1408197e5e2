import { readHtml, writeHtml } from './html';
import { cleanPasted } from './pasted';
import { RichField } from './rich-field';

const pasted = (html: string): string => writeHtml(readHtml(cleanPasted(html)));

/** An entry of a list as Word copies it. */
const entry = (level: number, mark: string, words: string): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span ` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

it('makes lists of Word’s paragraphs', () => {
  const html = [
    '<p class=MsoNormal>Before<o:p></o:p></p>',
    entry(1, '·', 'One'),
    entry(2, 'o', 'Inner <b>bold</b>'),
    entry(2, 'o', 'Inner two'),
    entry(1, '·', 'Two'),
    entry(1, '3.', 'Third'),
    entry(2, 'a)', 'Lettered'),
    '<p class=MsoNormal>After<o:p></o:p></p>',
    entry(1, '1.', 'First'),
  ].join('\n');
  expect(pasted(html).replaceAll('\n', '')).toBe(
    '<p>Before</p><ul><li>One<ul><li>Inner <strong>bold</strong></li><li>Inner two</li></ul></li><li>Two</li></ul>' +
      '<ol start="3"><li>Third<ol><li>Lettered</li></ol></li></ol><p>After</p><ol><li>First</li></ol>',
  );
});

it.each([
  [
    'blank lines of Word',
    '<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two</p>',
    '<p>One</p>\n<p>Two</p>',
  ],
  [
    'blank lines of Google Docs',
    '<b style="font-weight:normal"><p dir="ltr">One</p><br><p dir="ltr">Two</p></b>' +
      '<br class="Apple-interchange-newline">',
    '<p dir="ltr">One</p>\n<p dir="ltr">Two</p>',
  ],
  ['bookmarks of headings', '<h2><a name="_Toc1"><span>Head</span></a></h2>', '<h2>Head</h2>'],
  [
    'numbers of headings',
    "<h2 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Head</h2>",
    '<h2>Head</h2>',
  ],
])('leaves out %s', (_, html, written) => expect(pasted(html)).toBe(written));

it.each([
  '<p>One<br>two</p>',
  '<p><a href="/shop">Shop</a></p>',
  '<ul><li>One</li></ul>',
  '<p data-pm-slice="1 1 []">&nbsp;</p>',
  'Words alone',
])('leaves %s as it is', (html) => expect(cleanPasted(html)).toBe(html));

it('is what the field does', () => {
  document.body.innerHTML = '<label for="f">HTML</label><textarea id="f"></textarea>';
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  new RichField(field);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const getData = (type: string): string => (type === 'text/html' ? entry(1, '·', 'One') + entry(1, '·', 'Two') : '');
  Object.assign(event, { clipboardData: { getData, files: [] } });
  document.querySelector('[contenteditable=true]')?.dispatchEvent(event);
  expect(field.value).toBe('<ul><li>One</li><li>Two</li></ul>');
});
