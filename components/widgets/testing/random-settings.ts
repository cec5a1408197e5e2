import { z } from 'zod';
import { HARM } from './harm';
import { IMAGE } from './test-server';

/** Numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = [
  '',
  ' ',
  'Words',
  'A longer line of words that goes on for quite some time',
  '💧'.repeat(50),
  HARM,
  'x'.repeat(20_000),
  '-1',
  '1e9',
  '2026-11-21T10:00:00Z',
  '__proto__',
  'constructor',
];
const HTML = [
  '<p>Words</p>',
  '<table><tr><td>unclosed',
  '<h1>Title</h1><ul><li>One',
  `<p>${HARM}</p>`,
  '<'.repeat(200),
  '<p>'.repeat(400),
];
const ADDRESSES = [
  '/shop',
  'about',
  'https://example.com/',
  'mailto:a@b.example',
  '#anchor',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' ',
  'http://[',
  HARM,
];
const VIDEO = { id: 7, platform: 'file', formats: ['webm'], slate_image: IMAGE };
const PICTURES = [
  IMAGE,
  { ...IMAGE, aspect: '3x17' },
  { ...IMAGE, hash: '../../x' },
  { ...IMAGE, placeholder: 'javascript:x' },
  { ...IMAGE, alt: HARM },
  null,
  'key',
  {},
];
/** Invalid values of any setting. */
const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  3.7,
  Number.NaN,
  1e308,
  [],
  [null],
  {},
  { length: 3 },
  { toString: 1 },
  [[[]]],
  new Date(0),
  HARM,
];

interface Property {
  readonly control?: string;
  readonly values?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

const property = z.object({
  control: z.string().optional(),
  values: z.array(z.string()).optional(),
  least: z.number().optional(),
  most: z.number().optional(),
});
const shape = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });

/** Parses the settings of a widget from its schema. */
export function settingsOf(schema: z.ZodType): Map<string, Property> {
  const { properties } = shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return new Map(Object.entries(properties).map(([name, one]) => [name, property.parse(one) as Property]));
}

/** Settings for a schema: most are valid, some are broken on purpose. */
export function randomSettings(schema: z.ZodType, random: () => number): Record<string, unknown> {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const make = ({ control, values, least = 0, most = 100 }: Property): unknown => {
    if (random() < 0.25) return pick(RUBBISH);
    switch (control) {
      case 'html':
      case 'code':
        return pick([...HTML, ...WORDS]);
      case 'address':
        return pick(ADDRESSES);
      case 'switch':
        return pick([true, false, 0, 1, '0', '1', 'on', 'nonsense']);
      case 'number':
        return pick([
          least,
          most,
          least - 1,
          most + 1,
          String(most),
          Math.round(least + random() * (most - least)),
          'many',
        ]);
      case 'aspect':
      case 'choice':
        return pick([...(values ?? []), 'nonsense', '']);
      case 'colour':
        return pick([
          '',
          'wht',
          'blk',
          'bnd',
          'sec',
          'suc',
          'inf',
          'wrn',
          'dng',
          'white',
          'primary',
          'rgb(0 0 0)',
          'url(x)',
          HARM,
        ]);
      case 'picture':
        return pick(PICTURES);
      case 'video':
        return pick([VIDEO, { id: 8, slug: 'YE7VzlLtp-4', slate_image: IMAGE }, { id: HARM }, null]);
      case 'items':
        return [{ name: 'One', link: '/one' }, { name: HARM, link: HARM }, pick(RUBBISH)];
      default:
        return pick(WORDS);
    }
  };
  const settings: [string, unknown][] = [...settingsOf(schema)]
    .filter(() => random() < 0.85)
    .map(([name, one]) => [name, make(one)]);
  const more: [string, unknown][] =
    random() < 0.5
      ? [
          [
            pick([
              'padding_top',
              'text_colour',
              'background_colour',
              'background_image',
              'is_visible',
              'hidden_before',
              'margin_left',
              'unheard_of',
            ]) ?? '',
            make({ control: pick(['number', 'colour', 'picture', 'switch', 'text']) ?? 'text' }),
          ],
        ]
      : [];
  return Object.fromEntries([...settings, ...more]);
}
