/** Kinds of parts that are placed on a page. */
export type PlacedKind = 'row' | 'block' | 'widget';

const PART = /^(row|block|widget):([\w-]{1,80})$/;

export interface PartName {
  readonly kind: PlacedKind;
  readonly id: string;
}

/** Parses a part name such as `widget:widget-1a2b3c4d`; null when invalid. */
export function readPartName(name: unknown): PartName | null {
  const [, kind, id = ''] = typeof name === 'string' ? (PART.exec(name) ?? []) : [];
  return kind === 'row' || kind === 'block' || kind === 'widget' ? { kind, id } : null;
}
