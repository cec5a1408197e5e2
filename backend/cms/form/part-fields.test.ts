import { WIDGET_SETTINGS } from '@/components/widgets/widget-settings';
import { type InputSchema, describeInput } from '@/lib/contract/input-schema';
import { blockSettings, wrapperSettings } from '@/lib/contract/content/page';
import { BLOCK_SECTIONS, type Section, widgetSections } from './part-fields';
import { readForm } from './read-form';

const namesOf = (sections: readonly Section[]) => sections.flatMap(({ fields }) => fields.map(({ name }) => name));

it('has a field for each setting of a block except `deleted`', () => {
  const fields = namesOf(BLOCK_SECTIONS);
  const missing = Object.keys(blockSettings.shape).filter((name) => !fields.includes(`settings.${name}`));
  expect(missing).toEqual(['deleted']);
});

it("chooses the control of a block's setting by its schema", () => {
  const field = (name: string) => BLOCK_SECTIONS.flatMap(({ fields }) => fields).find((one) => one.name === name);
  expect(field('settings.background_image')).toMatchObject({ kind: 'picture' });
  expect(field('settings.start_time')).toMatchObject({ kind: 'instant', label: 'Shown from' });
  expect(field('settings.padding_top')).toMatchObject({ kind: 'number', least: 0, most: 96 });
  expect(field('settings.background_image_opacity')).toMatchObject({ kind: 'choice' });
  expect(field('settings.anchor_name')).toMatchObject({ kind: 'text', most: 80 });
});

it('refuses a part of a column, for which the block would get another width', () => {
  const fields = BLOCK_SECTIONS.flatMap((section) => section.fields);
  const read = (width: string) => readForm(fields, new Map([['s.width', width]]), { width: 4 });
  expect(read('6.5')).toEqual({ settings: { width: 4 }, errors: { width: 'This must be a whole number.' } });
  expect(read('6')).toEqual({ settings: { width: 6 }, errors: {} });
});

interface Widget {
  readonly owns: readonly string[];
  readonly variables: Record<string, unknown>;
}

const sectionsOf = (schema: InputSchema, { owns = [], variables = {} }: Partial<Widget> = {}) =>
  widgetSections(
    { id: 'w', outer: 'core/x', type: '', variables },
    { outer: 'core/x', schema, owns: [...owns], sample: {} },
  );

it('has a field for each wrapper setting that the widget does not define itself', () => {
  const schema = { properties: { text_colour: { control: 'colour', title: 'Own colour' } } };
  const names = namesOf(sectionsOf(schema));
  for (const name of Object.keys(wrapperSettings.shape))
    expect([name, names.filter((one) => one === name)]).toEqual([name, [name]]);
});

function settingsOf(outer: string) {
  const found = WIDGET_SETTINGS.find((one) => one.outer === outer);
  if (!found) throw new TypeError(`There is no widget ${outer}`);
  return { schema: describeInput(found.schema), owns: found.owns ?? [] };
}

it.each(['core/hero', 'core/hero_quote'])('offers no wrapper setting that does not count for %s', (outer) => {
  const { schema, owns } = settingsOf(outer);
  const look = sectionsOf(schema, { owns }).find(({ title }) => title === 'Look and space');
  const names = look?.fields.map(({ name }) => name) ?? [];
  expect(owns).toContain('background_image_opacity');
  expect(names).toContain('padding_top');
  expect(names.filter((name) => owns.some((one) => one === name))).toEqual([]);
});

it('offers another name of a setting only where it is in use', () => {
  const { schema } = settingsOf('core/heading');
  expect(namesOf(sectionsOf(schema))).not.toContain('text');
  expect(namesOf(sectionsOf(schema))).toEqual(expect.arrayContaining(['heading', 'centred']));
  expect(namesOf(sectionsOf(schema, { variables: { text: 'Stored' } }))).toContain('text');
});
