/** Block colours of the page builder (specification 2, section 9), as tokens of the theme. */
const COLOURS: Readonly<Record<string, string>> = {
  wht: 'var(--white)', white: 'var(--white)',
  blk: 'var(--black)', black: 'var(--black)',
  bnd: 'var(--accent)', brand: 'var(--accent)',
  pri: 'var(--accent)', primary: 'var(--accent)',
  sec: 'var(--shade)', secondary: 'var(--shade)',
  suc: 'var(--success)', success: 'var(--success)',
  inf: 'var(--info)', info: 'var(--info)',
  wrn: 'var(--warning)', warning: 'var(--warning)',
  dng: 'var(--danger)', danger: 'var(--danger)',
};

/** What stands readably on a coloured ground. */
const ON: Readonly<Record<string, string>> = { wht: 'black', white: 'black', blk: 'white', black: 'white', bnd: 'on-accent', brand: 'on-accent', pri: 'on-accent', primary: 'on-accent', sec: 'ink', secondary: 'ink' };

/** The text colour for a ground that an editor chose without one; undefined for no ground. */
export function colourOn(ground: string): string | undefined {
  const name = ground.trim().toLowerCase();
  return blockColour(name) && `var(--${ON[name] ?? 'ground'})`;
}

/** A CSS colour for what an editor chose; undefined for none and for anything that is not one of the theme's. */
export function blockColour(name: string): string | undefined {
  return COLOURS[name.trim().toLowerCase()];
}
