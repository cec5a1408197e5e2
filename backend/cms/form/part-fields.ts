import { ROW_TYPES, blockSettings, wrapperSettings } from '@/lib/contract/content/page';
import type { WidgetDescription } from '@/lib/contract/content/widget-description';
import type { DraftWidget } from '../documents/document';
import { describeInput } from '@/lib/contract/input-schema';
import { type Field, fieldsOf, labelOf } from './field';
import { WHOLE } from './paths';

/** A titled group of fields; folded ones are rarely needed. */
export interface Section {
  readonly title: string;
  readonly folded: boolean;
  readonly fields: readonly Field[];
}

const LIMIT_HINT = 'Sydney time; empty for no limit';

const base = (name: string, label = labelOf(name), hint = '') => ({ name, label, hint });
const instant = (name: string, label: string): Field => ({
  ...base(name, label, LIMIT_HINT),
  kind: 'instant',
});
const flag = (name: string, label: string, hint = '', initial = false): Field => ({
  ...base(name, label, hint),
  kind: 'switch',
  initial,
});
const whole = (name: string, label: string, hint: string, most: number, least = 0): Field => ({
  ...base(name, label, hint),
  kind: 'number',
  least,
  most,
  whole: true,
});

type Words = readonly [label: string, hint?: string];

const BACKGROUND_FIXED: Words = ['Background image stays while the page scrolls'];

/** Fields by setting name, as the schema describes them; `words` override label and hint. */
function fieldsByName(
  schema: Parameters<typeof describeInput>[0],
  under: string,
  words: Readonly<Record<string, Words>>,
): (...names: readonly string[]) => Field[] {
  const fields = new Map(
    fieldsOf(describeInput(schema), {}, under).map((field) => [field.name.split('.').at(-1) ?? '', field]),
  );
  return (...names) =>
    names.map((name) => {
      const field = fields.get(name);
      if (!field) throw new TypeError(`There is no setting ${name}`);
      const [label = field.label, hint = field.hint] = words[name] ?? [];
      return { ...field, label, hint };
    });
}

const LOOKS = [
  'background_colour',
  'text_colour',
  'background_image',
  'background_image_opacity',
  'background_image_saturation',
  'background_image_fixed',
] as const;
const BLOCK_SPACE = [
  'padding_top',
  'padding_bottom',
  'padding_left',
  'padding_right',
  'margin_top',
  'margin_bottom',
] as const;
const PIXELS = 'Pixels, 0 to 96';
const spaceWords = (names: readonly string[]) =>
  Object.fromEntries(names.map((name): [string, Words] => [name, [labelOf(name), PIXELS]]));

const blockFields = fieldsByName(blockSettings, 'settings', {
  ...spaceWords(BLOCK_SPACE),
  start_time: ['Shown from', LIMIT_HINT],
  end_time: ['Shown until', LIMIT_HINT],
  editing: ['Being edited', 'Previews show it as it will be; visitors see what is set above'],
  background_image_fixed: BACKGROUND_FIXED,
  background_video: ['Background video'],
  full_width: ['From edge to edge'],
  anchor_name: ['Anchor', 'For links to this block, such as #prices: small letters, digits and hyphens'],
  aos_type: ['Kind'],
  aos_easing: ['Course'],
  aos_offset: ['Pixels in sight', 'Without one 120'],
  aos_duration: ['Duration', 'Milliseconds; without one 400'],
  aos_delay: ['Delay', 'Milliseconds'],
});

const WRAPPER_SPACE = [...BLOCK_SPACE, 'margin_left', 'margin_right'] as const;
const wrapperFields = fieldsByName(wrapperSettings, '', {
  ...spaceWords(WRAPPER_SPACE),
  background_image_fixed: BACKGROUND_FIXED,
});

const PAGE_SECTION: Section = {
  title: 'Page',
  folded: false,
  fields: [
    { ...base('name', 'Name'), kind: 'text', most: 200 },
    {
      ...base('slug', 'Address', 'What follows the / in the address. Empty only on the home page.'),
      kind: 'text',
      most: 80,
    },
    {
      ...base('title', 'Title for search engines', 'About 60 characters; the name, where it stays empty'),
      kind: 'text',
      most: 300,
    },
    { ...base('metaDescription', 'Description for search engines', 'About 160 characters'), kind: 'long', most: 600 },
    { ...base('heroKey', 'Picture'), kind: 'picture' },
    flag('noindex', 'Keep out of search engines and the sitemap'),
  ],
};

/** Of a page that the shop shows itself, such as its list of products: what the shop takes from it. */
export const SHOP_PAGE_SECTIONS: readonly Section[] = [PAGE_SECTION];

export const PAGE_SECTIONS: readonly Section[] = [
  PAGE_SECTION,
  {
    title: 'When it is shown',
    folded: true,
    fields: [
      { ...instant('shownFrom', 'Shown from'), hint: 'Sydney time; once it is published, and empty for at once' },
      instant('shownUntil', 'Shown until'),
    ],
  },
  { title: 'Content below the rows', folded: true, fields: [{ ...base('content', 'HTML'), kind: 'html' }] },
];

export const ROW_SECTIONS: readonly Section[] = [
  {
    title: 'Row',
    folded: false,
    fields: [
      {
        ...base('row_type', 'Kind', 'Columns side by side, tabs by their title, or plain, one below the other'),
        kind: 'choice',
        options: ROW_TYPES,
        initial: 'plain',
      },
    ],
  },
];

export const BLOCK_SECTIONS: readonly Section[] = [
  {
    title: 'Block',
    folded: false,
    fields: [
      { ...base('title', 'Title', 'Shown where the row has tabs'), kind: 'text', most: 200 },
      whole('width', 'Width', 'Columns, 1 to 12', 12, 1),
      whole(
        'offset',
        'Starts after column',
        '1 to 11, counted from the start of the row; 0 to follow the block before',
        11,
      ),
    ],
  },
  {
    title: 'When it is shown',
    folded: false,
    fields: blockFields('hidden', 'start_time', 'end_time', 'editing'),
  },
  { title: 'Look', folded: true, fields: blockFields(...LOOKS, 'background_video', 'full_width', 'anchor_name') },
  { title: 'Space', folded: true, fields: blockFields(...BLOCK_SPACE) },
  {
    title: 'Animation on scroll',
    folded: true,
    fields: blockFields('aos_type', 'aos_easing', 'aos_offset', 'aos_duration', 'aos_delay'),
  },
];

const WIDGET_SCHEDULE: Section = {
  title: 'When it is shown',
  folded: true,
  fields: [
    flag('is_visible', 'Visible', '', true),
    instant('hidden_before', 'Hidden before'),
    instant('hidden_after', 'Hidden after'),
  ],
};

/**
 * A widget's own settings as the storefront describes them, and those common to all widgets. An unknown widget's
 * settings are edited as JSON.
 */
export function widgetSections(widget: DraftWidget, description: WidgetDescription | undefined): readonly Section[] {
  if (!description)
    return [
      {
        title: `Settings of ${widget.outer}`,
        folded: false,
        fields: [
          {
            ...base(WHOLE, 'Settings as JSON', 'The shop does not know this widget, or could not be asked'),
            kind: 'json',
          },
        ],
      },
    ];
  const own = fieldsOf(description.schema, description.sample);
  const names = new Set(own.map(({ name }) => name));
  const sample: unknown = description.sample;
  const shown = new Set([
    ...Object.keys(typeof sample === 'object' && sample !== null ? sample : {}),
    ...Object.keys(widget.variables),
  ]);
  const wrapper = wrapperFields(...LOOKS, ...WRAPPER_SPACE).filter(
    ({ name }) => !names.has(name) && !description.owns.includes(name),
  );
  const main = own.filter(({ name }) => shown.has(name));
  const more = own.filter(({ name }) => !shown.has(name) && !description.schema.properties?.[name]?.otherName);
  return [
    { title: 'Content', folded: false, fields: main.length > 0 ? main : more },
    ...(main.length > 0 && more.length > 0 ? [{ title: 'More settings', folded: true, fields: more }] : []),
    { ...WIDGET_SCHEDULE, fields: WIDGET_SCHEDULE.fields.filter(({ name }) => !names.has(name)) },
    { title: 'Look and space', folded: true, fields: wrapper },
  ];
}
