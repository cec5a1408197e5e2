function parts(colour: string): readonly number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

/** `colour` with a share of `other`. Both are #rrggbb. */
export function mix(colour: string, other: string, share: number): string {
  const others = parts(other);
  const mixed = parts(colour).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share: number): string => mix(colour, '#23160f', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#fff4e2', share);
