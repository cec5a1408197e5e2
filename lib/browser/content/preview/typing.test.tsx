import { startTyping, typedElements } from './typing';

function partOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-part="widget:w">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const text = (words: string, field = 's.heading') => ({ field, text: words });

it('finds the element with exactly the text of a field', () => {
  const part = partOf('<section><h2>What  we\n stock</h2><p>What we stock and more</p></section>');
  const found = typedElements(part, [text('What we stock')]);
  expect([...found].map(([{ tagName }, { field }]) => [tagName, field])).toEqual([['H2', 's.heading']]);
});

it.each([
  ['stands there twice', '<h2>Words</h2><p>Words</p>', [text('Words')]],
  ['is the text of two fields', '<h2>Words</h2>', [text('Words'), text('Words', 's.alt')]],
  ['is empty', '<h2></h2>', [text('')]],
  ['has several lines', '<p>One Two</p>', [text('One\nTwo')]],
  ['presses something', '<button><span>Words</span></button>', [text('Words')]],
])('does not edit in place a text that %s', (_, html, texts) => {
  expect(typedElements(partOf(html), texts).size).toBe(0);
});

describe('typing', () => {
  function typing(html = '<h2>Before</h2>') {
    const element = partOf(html).firstElementChild as HTMLElement;
    const onEnd = jest.fn();
    startTyping({ element, edited: text('Before'), label: 'Text', onEnd });
    return { element, onEnd, press: (key: string) => element.dispatchEvent(new KeyboardEvent('keydown', { key })) };
  }

  it('saves on Enter', () => {
    const { element, onEnd, press } = typing();
    expect(element).toHaveAttribute('aria-label', 'Text');
    element.textContent = ' After  it ';
    press('Enter');
    expect(onEnd.mock.calls).toEqual([['After it']]);
    expect(element).not.toHaveAttribute('aria-label');
    press('Enter');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('reverts on Escape', () => {
    const { element, onEnd, press } = typing();
    element.textContent = 'After';
    press('Escape');
    expect(onEnd.mock.calls).toEqual([[null]]);
    expect(element).toHaveTextContent('Before');
  });

  it('reports null for an unchanged text', () => {
    const { element, onEnd } = typing();
    element.dispatchEvent(new FocusEvent('blur'));
    expect(onEnd.mock.calls).toEqual([[null]]);
  });
});
