type Triple = readonly [number, number, number];

function gamma(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(value, 0), 1) * 255);
}

/**
 * Converts OKLCH (lightness 0 to 1, chroma, hue in degrees) to sRGB, 0 to 255 each; colours outside sRGB are clipped.
 */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/**
 * A token of the style sheet, such as `--ground`, as `rgb(…)` in the light theme; null when it is not a plain colour.
 */
export function tokenColour(css: string, name: string): string | null {
  const found = new RegExp(String.raw`${name}:\s*(?:light-dark\(\s*)?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`).exec(css);
  if (!found) return null;
  const [lightness = 0, chroma = 0, hue = 0] = found.slice(1).map(Number);
  return `rgb(${oklchToRgb(lightness, chroma, hue).join(', ')})`;
}
