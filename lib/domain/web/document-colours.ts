/** Colours of app/tokens.css, for documents that load no style sheet; light or dark by the device's setting. */
export const DOCUMENT_COLOURS = `:root { color-scheme: light dark;
   --ground: light-dark(oklch(0.985 0.005 85), oklch(0.185 0.008 75));
   --ink: light-dark(oklch(0.235 0.012 65), oklch(0.945 0.009 85)); }`;
