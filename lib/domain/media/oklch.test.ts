import { readFileSync } from 'node:fs';
import { oklchToRgb, tokenColour } from './oklch';

it.each([
  [
    [1, 0, 0],
    [255, 255, 255],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [0.6279, 0.2577, 29.23],
    [255, 0, 0],
  ],
  [
    [0.452, 0.3132, 264.05],
    [0, 0, 255],
  ],
] as const)('converts %j', ([lightness, chroma, hue], rgb) => {
  const found = oklchToRgb(lightness, chroma, hue);
  for (const [index, value] of rgb.entries()) expect(Math.abs((found[index] ?? -1) - value)).toBeLessThanOrEqual(1);
});

it('reads the tokens that social cards use', () => {
  const css = readFileSync('app/tokens.css', 'utf8');
  for (const name of ['--ground', '--ink', '--soft', '--brand', '--tint'])
    expect(tokenColour(css, name)).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  expect(tokenColour(css, '--surface')).toBe('rgb(255, 255, 255)');
  expect(tokenColour(css, '--accent')).toBeNull();
});
