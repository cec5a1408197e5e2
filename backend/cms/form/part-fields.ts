import { ROW_TYPES, SPACE_MOST } from '@/lib/contract/content/page';
import type { WidgetDescription } from '@/lib/contract/content/widget-description';
import type { DraftWidget } from '../documents/document';
import { COLOURS, type Field, fieldsOf, labelOf } from './field';
import { WHOLE } from './paths';

/** Fields that belong together; one that is folded is opened by who needs it. */
export interface Section {
  readonly title: string;
  readonly folded: boolean;
  readonly fields: readonly Field[];
}

const OPACITIES = ['', '10', '30', '50', '70', '90', '100'] as const;
const SATURATIONS = ['', '0', '50', '100'] as const;
const MOVES = [
  '',
  'fade',
  'fade-up',
  'fade-down',
  'fade-left',
  'fade-right',
  'zoom-in',
  'zoom-out',
  'flip-up',
  'flip-left',
  'slide-up',
] as const;
const EASINGS = ['', 'linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'] as const;

const base = (name: string, label = labelOf(name), hint = '') => ({ name, label, hint });
const space = (name: string): Field => ({
  ...base(name, labelOf(name), 'Pixels, 0 to 96'),
  kind: 'number',
  least: 0,
  most: SPACE_MOST,
});
const instant = (name: string, label: string): Field => ({
  ...base(name, label, 'Sydney time; empty for no limit'),
  kind: 'instant',
});
const choice = (name: string, options: readonly string[], label = labelOf(name)): Field => ({
  ...base(name, label),
  kind: 'choice',
  options,
  initial: '',
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
});

/** How a block or a widget looks. `under` is the path of its settings, with its dot. */
function looks(under: string): Field[] {
  return [
    choice(`${under}background_colour`, COLOURS),
    choice(`${under}text_colour`, COLOURS),
    { ...base(`${under}background_image`), kind: 'picture' },
    choice(`${under}background_image_opacity`, OPACITIES),
    choice(`${under}background_image_saturation`, SATURATIONS),
    flag(`${under}background_image_fixed`, 'Background image stays while the page scrolls'),
  ];
}

export const PAGE_SECTIONS: readonly Section[] = [
  {
    title: 'Page',
    folded: false,
    fields: [
      { ...base('name', 'Name'), kind: 'text', most: 200 },
      {
        ...base('slug', 'Address', 'What follows the / in the address. Empty only on the home page.'),
        kind: 'text',
        most: 80,
      },
      { ...base('title', 'Title for search engines', 'About 60 characters'), kind: 'text', most: 300 },
      { ...base('metaDescription', 'Description for search engines', 'About 160 characters'), kind: 'long', most: 600 },
      { ...base('heroKey', 'Picture'), kind: 'picture' },
      flag('noindex', 'Keep out of search engines and the sitemap'),
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
      whole('offset', 'Free columns before it', '0 to 11', 11),
    ],
  },
  {
    title: 'When it is shown',
    folded: false,
    fields: [
      flag('settings.hidden', 'Hidden'),
      instant('settings.start_time', 'Shown from'),
      instant('settings.end_time', 'Shown until'),
      flag('settings.editing', 'Being edited', 'Previews show it as it will be; visitors see what is set above'),
    ],
  },
  {
    title: 'Look',
    folded: true,
    fields: [
      ...looks('settings.'),
      { ...base('settings.background_video', 'Background video', 'Key of a video'), kind: 'text' },
      flag('settings.full_width', 'From edge to edge'),
      { ...base('settings.anchor_name', 'Anchor', 'For links to this block, such as #prices'), kind: 'text', most: 80 },
    ],
  },
  {
    title: 'Space',
    folded: true,
    fields: ['padding_top', 'padding_bottom', 'padding_left', 'padding_right', 'margin_top', 'margin_bottom'].map(
      (name) => space(`settings.${name}`),
    ),
  },
  {
    title: 'Animation on scroll',
    folded: true,
    fields: [
      choice('settings.aos_type', MOVES, 'Kind'),
      choice('settings.aos_easing', EASINGS, 'Course'),
      whole('settings.aos_offset', 'Pixels in sight', 'Without one 120', 1000),
      whole('settings.aos_duration', 'Duration', 'Milliseconds; without one 400', 3000),
      whole('settings.aos_delay', 'Delay', 'Milliseconds', 3000),
    ],
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

const WRAPPER_SPACE = [
  'padding_top',
  'padding_bottom',
  'padding_left',
  'padding_right',
  'margin_top',
  'margin_bottom',
  'margin_left',
  'margin_right',
];

/**
 * A widget's own settings as the storefront describes them, and those that every widget has. One that is not known has
 * its settings as JSON.
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
  const wrapper = [...looks(''), ...WRAPPER_SPACE.map(space)].filter(({ name }) => !names.has(name));
  const main = own.filter(({ name }) => shown.has(name));
  const more = own.filter(({ name }) => !shown.has(name));
  return [
    { title: 'Content', folded: false, fields: main.length > 0 ? main : more },
    ...(main.length > 0 && more.length > 0 ? [{ title: 'More settings', folded: true, fields: more }] : []),
    { ...WIDGET_SCHEDULE, fields: WIDGET_SCHEDULE.fields.filter(({ name }) => !names.has(name)) },
    { title: 'Look and space', folded: true, fields: wrapper },
  ];
}
