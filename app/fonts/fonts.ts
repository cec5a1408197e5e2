import localFont from 'next/font/local';

/*
 * Two families, each in two files: next/font takes one unicode-range per call, and the files beyond Latin load only on
 * pages with such letters. README.md beside the files documents how they were made; fallbacks.css defines the fonts
 * shown while they load.
 */
const display = localFont({
  src: './newsreader-display-latin.woff2',
  weight: '400',
  variable: '--font-display-latin',
  adjustFontFallback: false,
});

const displayExtended = localFont({
  src: './newsreader-display-latin-ext.woff2',
  weight: '400',
  variable: '--font-display-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const text = localFont({
  src: './instrument-sans-latin.woff2',
  weight: '400 600',
  variable: '--font-text-latin',
  adjustFontFallback: false,
});

const textExtended = localFont({
  src: './instrument-sans-latin-ext.woff2',
  weight: '400 600',
  variable: '--font-text-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Class names that define the font variables; for the root element. */
export const fontVariables = [display, displayExtended, text, textExtended].map((font) => font.variable).join(' ');
