import type { PlacedKind } from '@/lib/domain/content/preview/part-name';

export type PartMark = { readonly 'data-part'?: string };

/** In a preview, attributes that identify the part an element shows, for editing in place. Empty elsewhere. */
export function partMark(preview: number | undefined, kind: PlacedKind, id: string | undefined): PartMark {
  return preview === undefined || !id ? {} : { 'data-part': `${kind}:${id}` };
}
