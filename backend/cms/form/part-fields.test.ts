import { blockSettings, wrapperSettings } from '@/lib/contract/content/page';
import { BLOCK_SECTIONS, type Section, widgetSections } from './part-fields';

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

it('has a field for each wrapper setting that the widget does not define itself', () => {
  const schema = { properties: { text_colour: { control: 'colour', title: 'Own colour' } } };
  const sections = widgetSections(
    { id: 'w', outer: 'core/x', type: '', variables: {} },
    { outer: 'core/x', schema, sample: {} },
  );
  const names = namesOf(sections);
  for (const name of Object.keys(wrapperSettings.shape))
    expect([name, names.filter((one) => one === name)]).toEqual([name, [name]]);
});
