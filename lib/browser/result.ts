/** Why a call from the browser did not give its reply. */
export type CallError =
  /** No reply, a timeout, a failing platform: told as 'Network Error' (specification 1, section 8). */
  | { readonly kind: 'network' }
  /** The session has ended: the visitor has to sign in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The platform said no, in its own words; `retryAfter` in seconds. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly fieldErrors: Readonly<Record<string, string>>;
      readonly retryAfter: number | null;
    };

export type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallError };

/** The platform's words, or the given ones where it has none. */
export function wordsOf(error: CallError, words: { network: string; other: string }): string {
  if (error.kind === 'network') return words.network;
  return (error.kind !== 'signed-out' && error.message) || words.other;
}
