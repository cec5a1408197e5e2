/** What stands in a place on a page. */
export type PlacedKind = 'row' | 'block' | 'widget';

const PART = /^(row|block|widget):([\w-]{1,80})$/;

export interface PartName {
  readonly kind: PlacedKind;
  readonly id: string;
}

/** What `widget:widget-1a2b3c4d` names; null for what names no part. */
export function readPartName(name: unknown): PartName | null {
  const [, kind, id = ''] = typeof name === 'string' ? (PART.exec(name) ?? []) : [];
  return kind === 'row' || kind === 'block' || kind === 'widget' ? { kind, id } : null;
}
