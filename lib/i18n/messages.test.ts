import { readFileSync, readdirSync } from 'node:fs';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from './locales';

/** A language's messages by their keys, `cart.title`. */
function messagesOf(locale: string): Map<string, string> {
  const flat = (value: unknown, key: string): [string, string][] => {
    if (typeof value === 'string') return [[key, value]];
    if (typeof value !== 'object' || value === null)
      throw new TypeError(`${locale}: ${key} is neither words nor a group of them`);
    return Object.entries(value).flatMap(([name, inner]) => flat(inner, key === '' ? name : `${key}.${name}`));
  };
  return new Map(flat(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')), ''));
}

interface Shape {
  /** Placeholders, tags, choices: the same in every language. */
  readonly parts: Set<string>;
  /** The plural forms that each number has. */
  readonly forms: { readonly argument: string; readonly has: readonly string[] }[];
}

function shapeOf(elements: readonly MessageFormatElement[], shape: Shape = { parts: new Set(), forms: [] }): Shape {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.plural:
        shape.parts.add(`plural ${element.value}`);
        shape.forms.push({ argument: element.value, has: Object.keys(element.options) });
        for (const option of Object.values(element.options)) shapeOf(option.value, shape);
        break;
      case TYPE.select:
        shape.parts.add(`select ${element.value} ${Object.keys(element.options).toSorted().join(' ')}`);
        for (const option of Object.values(element.options)) shapeOf(option.value, shape);
        break;
      case TYPE.tag:
        shape.parts.add(`<${element.value}>`);
        shapeOf(element.children, shape);
        break;
      default:
        shape.parts.add(`{${element.value}}`);
    }
  }
  return shape;
}

const english = messagesOf('en');
const others = Object.keys(LOCALES).filter((locale) => locale !== 'en');

it('has one name for each sentence that tells of a lost reply', () => {
  const told = [...english.values()].filter((words) => words.includes('We do not know whether'));
  expect(told.length).toBeGreaterThan(0);
  expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
});

it('has a file for each of the 18 languages, and no other', () => {
  expect(readdirSync('messages').toSorted()).toEqual(
    Object.keys(LOCALES)
      .map((locale) => `${locale}.json`)
      .toSorted(),
  );
  expect(Object.keys(LOCALES)).toHaveLength(18);
});

describe.each(others)('%s', (locale) => {
  const words = messagesOf(locale);
  /** Plural forms that integers need in this language. */
  const needed = new Set(Array.from({ length: 1201 }, (_, count) => new Intl.PluralRules(locale).select(count)));
  const differing = (differs: (key: string, translated: string, meant: string) => boolean) =>
    [...english].filter(([key, meant]) => differs(key, words.get(key) ?? '', meant)).map(([key]) => key);

  it('has the same keys as English', () => {
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(differing((_, translated, meant) => (translated.trim() === '') !== (meant.trim() === ''))).toEqual([]);
  });

  it('has the same placeholders, tags and choices', () => {
    expect(
      differing(
        (_, translated, meant) =>
          [...shapeOf(parse(translated)).parts].toSorted().join() !==
          [...shapeOf(parse(meant)).parts].toSorted().join(),
      ),
    ).toEqual([]);
  });

  it('has each plural form that the language knows', () => {
    expect(
      differing((_, translated) =>
        shapeOf(parse(translated)).forms.some(({ has }) => [...needed].some((form) => !has.includes(form))),
      ),
    ).toEqual([]);
  });

  it('is translated', () => {
    const sentence = /\p{L}{3,}\s+\p{L}{3,}\s+\p{L}{3,}/u;
    expect(differing((_, translated, meant) => translated === meant && sentence.test(meant))).toEqual([]);
  });

  it('uses typographic quotes: ICU would parse a straight apostrophe as an escape', () => {
    expect(differing((_, translated) => translated.includes("'"))).toEqual([]);
  });
});

it('names the tax invoice as the tax office requires, in every language', () => {
  for (const locale of Object.keys(LOCALES)) expect(messagesOf(locale).get('invoice.title')).toMatch(/tax invoice/i);
});
