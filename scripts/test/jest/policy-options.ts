import { type RequestNotes, newNotes } from '../../../lib/upstream/request-notes.ts';
import type { PolicyOptions } from '../../../server/response/respond.ts';

function unexpected(): never {
  throw new Error('No page stands in here.');
}

/** Arguments of applyPolicy: the notes of a complete request, and only the given pages. */
export function policyOptions(
  notes: Partial<RequestNotes> = {},
  pages: Partial<PolicyOptions['pages']> = {},
): PolicyOptions {
  const known = { ...newNotes(), ...notes };
  known.reported.resolve();
  return {
    notes: known,
    pages: { finished: { make: unexpected }, missing: { make: unexpected }, pictures: { make: unexpected }, ...pages },
    sharedCacheSeconds: 1,
    keep: null,
    onPublished: unexpected,
  };
}
