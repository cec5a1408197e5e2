import { CONTENT_TYPES } from '../content-types/content-types';
import { textIn } from '../documents/document';
import { capitalised } from '../form/capitalised';
import type { ReleaseItem } from '../store/release-store';

type Stored = Pick<ReleaseItem, 'kind' | 'document'>;

/** The kind and the name of what an item changes. */
export function namesOf({ kind, document }: Stored): { readonly kind: string; readonly name: string } {
  if (kind === 'page') return { kind: 'Page', name: textIn(document['name']) };
  const type = CONTENT_TYPES.find(({ name }) => name === kind);
  return { kind: type ? capitalised(type.one) : kind, name: type?.nameOf(document) ?? '' };
}

/** Such as 'Question “Do you deliver?”'. */
export function itemWords(item: Stored): string {
  const { kind, name } = namesOf(item);
  return `${kind} “${name || 'Untitled'}”`;
}
