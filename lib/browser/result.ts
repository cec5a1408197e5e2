/** Why a call from the browser failed. */
export type CallError =
  /** No response, a timeout or a failing platform: shown as 'Network Error' (specification 1, section 8). */
  | { readonly kind: 'network' }
  /** The session has ended: the visitor has to sign in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-found'; readonly message: string }
  /** The platform refused, with its own message; `retryAfter` in seconds. */
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

/** The platform's message, or the fallback if it sent none. */
export function wordsOf(error: CallError, words: { network: string; other: string }): string {
  if (error.kind === 'network') return words.network;
  return (error.kind !== 'signed-out' && error.message) || words.other;
}
