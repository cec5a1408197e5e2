import { Refusal } from '../scripts/start/terminal/terminal.ts';

/** In the order in which they are measured. */
export const PARTS = ['load', 'memory', 'pad', 'orders', 'growth', 'paint', 'clicks'] as const;
export type Part = (typeof PARTS)[number];

interface Options {
  /** Of the large shop. */
  readonly products: number;
  readonly parts: ReadonlySet<Part>;
}

const LARGE = 100_000;
const ONLY = '--only=';

function partOf(name: string): Part {
  const part = PARTS.find((one) => one === name);
  if (part === undefined) throw new Refusal(`There is no part ${name}: ${PARTS.join(', ')}.`);
  return part;
}

/** Reads `[products] [--only=part,part]`. @throws Refusal for anything else */
export function parseOptions(args: readonly string[]): Options {
  let products = LARGE;
  let parts: readonly Part[] = PARTS;
  for (const arg of args) {
    if (arg.startsWith(ONLY)) parts = arg.slice(ONLY.length).split(',').map(partOf);
    else if (/^[1-9]\d*$/.test(arg)) products = Number(arg);
    else throw new Refusal(`${arg} is neither a number of products nor ${ONLY}${PARTS.join(',')}.`);
  }
  return { products, parts: new Set(parts) };
}
