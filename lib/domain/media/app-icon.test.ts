import { iconColour, iconDrawing, isAppIcon } from './app-icon';

it.each(['#A4402F', '#abc'])('uses the site’s colour %s', (colour) => expect(iconColour(colour)).toBe(colour));
it.each(['', 'red', '#12345', '#000"/><script>'])('uses the default for %p', (colour) =>
  expect(iconColour(colour)).toBe('#A4402F'),
);

it('has a margin where the icon may be cropped', () => {
  expect(iconDrawing('#123456', 'any')).toMatch(/rx="12" fill="#123456"/);
  expect(iconDrawing('#123456', 'maskable')).toMatch(/rx="0".*scale\(\.7\)/);
});

it('recognises its files, and no others', () =>
  expect(['192.png', 'toString', '64.png'].map(isAppIcon)).toEqual([true, false, false]));
