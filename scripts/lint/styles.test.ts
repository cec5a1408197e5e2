import { globSync, readFileSync } from 'node:fs';
import { hasHexColour, longestMotion, physicalClass } from './styles';

describe('physicalClass', () => {
  it.each([
    'ml-4',
    'md:-mr-2',
    'hover:pl-[3px]',
    'left-0',
    'text-left',
    'float-right',
    'border-l',
    'border-r-2',
    'rounded-tl-lg',
    'scroll-ml-4',
    'pr-(--gutter)',
  ])('finds %s', (name) => {
    expect(physicalClass(`flex ${name} mt-2`)).toBe(name);
  });

  it.each([
    'ms-4 me-2 ps-1 pe-px',
    'start-0 end-0',
    'text-start',
    'rounded-lg border-line',
    'left-to-right',
    'Turn right',
    'plain',
  ])('lets %s pass', (text) => {
    expect(physicalClass(text)).toBeNull();
  });
});

describe('hasHexColour', () => {
  it.each(['#c00', '#fff', '#12ab9f', 'bg-[#0a0a0a]', '1px solid #ddd0'])('finds %s', (text) =>
    expect(hasHexColour(text)).toBe(true),
  );
  it.each(['#top', '#add', 'order #12045', '&#39;', '/shop#faq'])('lets %s pass', (text) =>
    expect(hasHexColour(text)).toBe(false),
  );
});

describe('longestMotion', () => {
  it.each([
    ['md:duration-700', 700],
    ['transition: opacity 0.15s, translate 300ms ease', 300],
    ['animation: spin 0.9s linear infinite', 900],
    ['transition-property: opacity; max-block-size: 45%', 0],
    ['transition-transform', 0],
  ])('%s takes %i ms', (text, most) => expect(longestMotion(text)).toBe(most));
});

describe('motion', () => {
  const MAX_MS = 200;

  it('is short wherever something changes', () => {
    const sources = globSync('{app,components,backend/cms}/**/*.{css,tsx}');
    const long = sources.filter((source) => longestMotion(readFileSync(source, 'utf8')) > MAX_MS);
    expect(long).toEqual([]);
  });

  it('is off under prefers-reduced-motion', () => {
    const [, reduced = ''] =
      /prefers-reduced-motion: reduce\) \{([\s\S]*?\n {2}\})/.exec(readFileSync('app/base.css', 'utf8')) ?? [];
    expect(reduced).toMatch(/\*,\s*::before,\s*::after/);
    expect(reduced).toMatch(/animation-duration: 0\.01ms !important/);
    expect(reduced).toMatch(/transition-duration: 0\.01ms !important/);
  });

  it('without an end uses transform, which Chromium leaves to the compositor on an svg too', () => {
    const css = globSync('{app,components,backend/cms}/**/*.css')
      .map((source) => readFileSync(source, 'utf8'))
      .join('\n');
    const endless = [...css.matchAll(/: ([a-z-]+) [\d.]+m?s [^;]*infinite/g)].map(([, name = '']) => name);
    expect(endless).toContain('spin');
    for (const name of endless) {
      const [, steps = ''] = new RegExp(String.raw`@keyframes ${name} \{([\s\S]*?)\n\}`).exec(css) ?? [];
      expect(steps).toMatch(/\btransform:/);
      expect(steps).not.toMatch(/\b(rotate|scale|translate):/);
    }
  });

  it('of scripts checks prefers-reduced-motion', () => {
    const moving = globSync('{components,lib,backend/cms/assets}/**/*.{js,ts,tsx}').filter((source) =>
      /\.animate\(|behavior: 'smooth'|\banimation: /.test(readFileSync(source, 'utf8')),
    );
    expect(moving).not.toEqual([]);
    expect(moving.filter((source) => !readFileSync(source, 'utf8').includes('prefers-reduced-motion'))).toEqual([]);
  });
});

describe('container queries', () => {
  it('name containers of the theme: Tailwind writes nothing for any other', () => {
    const sizes = [...readFileSync('app/tokens.css', 'utf8').matchAll(/--container-([a-z]+):/g)].map(
      ([, size]) => size,
    );
    const queries = globSync('{app,components}/**/*.{css,tsx}').flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(/(?<![\w-])@(?:max-|min-)?([a-z]+):/g)].map(([, size]) => ({
        source,
        size,
      })),
    );
    expect(queries).not.toEqual([]);
    expect(queries.filter(({ size }) => !sizes.includes(size))).toEqual([]);
  });
});

describe('style sheets', () => {
  const sheets = globSync('{app,components}/**/*.css');

  it('use logical properties', () => {
    const physical = /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:/m;
    expect(sheets).toContain('app/tokens.css');
    expect(sheets.filter((sheet) => physical.test(readFileSync(sheet, 'utf8')))).toEqual([]);
  });

  it('have no colour values, except the tokens', () => {
    const others = sheets.filter((sheet) => sheet !== 'app/tokens.css');
    expect(others.filter((sheet) => hasHexColour(readFileSync(sheet, 'utf8')))).toEqual([]);
  });
});
