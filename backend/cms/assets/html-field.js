/*
 * Fields of HTML are plain text without this file; it adds buttons that put tags around what is selected, and a look at
 * the result, in a frame in which nothing can run.
 */
'use strict';

{
  const office = document.querySelector('link[rel=stylesheet]').href;

  /** Puts a text in place of the selection as if it were typed, so that it can be undone and is saved. */
  function replace(field, text) {
    field.focus();
    document.execCommand('insertText', false, text);
  }

  const around = (before, after) => (text) => `${before}${text}${after}`;
  const linesOf = (text) => text.split(/\n+/).filter((line) => line.trim() !== '');
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

  const FORMATS = {
    Heading: around('<h2>', '</h2>'),
    Paragraphs: (text) =>
      text === ''
        ? '<p></p>'
        : text
            .split(/\n{2,}/)
            .map((part) => `<p>${part.trim()}</p>`)
            .join('\n'),
    Bold: around('<strong>', '</strong>'),
    Italic: around('<em>', '</em>'),
    List: (text) =>
      `<ul>\n${
        linesOf(text || ' ')
          .map((line) => `  <li>${line.trim()}</li>`)
          .join('\n') || '  <li></li>'
      }\n</ul>`,
    Quote: around('<blockquote>', '</blockquote>'),
    Link: (text) => {
      const address = prompt('Where does it lead? Such as /about or https://example.com');
      return address ? `<a href="${escaped(address.trim())}">${text || escaped(address.trim())}</a>` : null;
    },
  };

  const button = (words, onClick) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'small quiet';
    made.textContent = words;
    made.addEventListener('click', onClick);
    return made;
  };

  /** A button that shows the result below the field, and hides it again. */
  function look(field) {
    let frame = null;
    let waiting = 0;
    const show = () => {
      if (frame)
        frame.srcdoc = `<!doctype html><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="${office}"><body class="wide"><main>${field.value}</main>`;
    };
    field.addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(show, 300);
    });
    const toggle = button('Preview', () => {
      toggle.setAttribute('aria-expanded', String(!frame));
      if (frame) {
        frame.remove();
        frame = null;
        return;
      }
      frame = document.createElement('iframe');
      // No scripts, no forms, no way out of it.
      frame.setAttribute('sandbox', '');
      frame.className = 'html-look';
      frame.title = 'Preview';
      show();
      field.after(frame);
    });
    toggle.setAttribute('aria-expanded', 'false');
    return toggle;
  }

  for (const field of document.querySelectorAll('textarea[data-html]')) {
    const bar = document.createElement('div');
    bar.className = 'html-bar';
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', 'Format');
    for (const [words, format] of Object.entries(FORMATS))
      bar.append(
        button(words, () => {
          const text = format(field.value.slice(field.selectionStart, field.selectionEnd));
          if (text !== null) replace(field, text);
        }),
      );
    bar.append(look(field));
    field.before(bar);
  }
}
