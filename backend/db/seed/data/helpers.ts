import type { Motif, SeedSku, Shot, ShotModel } from './types';

export function sku(
  code: string,
  options: string[],
  priceCents: number,
  stock: number,
  weightGrams: number,
  specialCents?: number,
): SeedSku {
  const plain = { code, options, priceCents, stock, weightGrams };
  return specialCents === undefined ? plain : { ...plain, specialCents };
}

/** A house brand's label family: one paper, one ink; the container and the accent vary. */
function family(label: string, ink: string) {
  return (model: ShotModel, body: string, accent: string, title: string, line: string, motif: Motif): Shot => ({
    model,
    body,
    label,
    ink,
    accent,
    title,
    line,
    motif,
  });
}

export const banksia = family('#F2EBDD', '#1F2B25');
export const tidewater = family('#F4F5F0', '#17303B');
export const wattle = family('#FFF8E4', '#4A4326');
export const strayGum = family('#E9EDE3', '#24352C');
export const dustyfoot = family('#EADBC0', '#3A2418');
