import { widgetSchema } from './settings-schema';

const namesOf = (outer: string) => Object.keys(widgetSchema(outer).properties ?? {});

it('offers the wrapper’s settings beside a widget’s own', () => {
  expect(namesOf('core/html')).toEqual(expect.arrayContaining(['html', 'background_colour', 'background_image_fixed']));
  expect(namesOf('ztt/weather')).toContain('background_colour');
});

it('says how long the place of a map may be, which its frame refuses beyond', () => {
  expect(widgetSchema('core/google_map').properties?.location).toMatchObject({
    maxLength: 300,
    description: expect.stringMatching(/at most 300 characters$/),
  });
});

it('offers no setting of the wrapper that the widget has no use for', () => {
  const hero = namesOf('core/hero');
  expect(hero).toEqual(expect.arrayContaining(['background_image', 'background_colour', 'text_colour', 'padding_top']));
  expect(hero).not.toContain('background_image_fixed');
  const quote = namesOf('core/hero_quote');
  expect(quote).toEqual(expect.arrayContaining(['background_image', 'overlay_colour', 'padding_top']));
  expect(quote).not.toContain('background_colour');
  expect(quote).not.toContain('text_colour');
});
