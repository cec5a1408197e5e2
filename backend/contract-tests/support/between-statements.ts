import type { OnQuery } from '../../db/client';

type IsIt = (text: string, values: readonly unknown[]) => boolean;

/** Lets something happen right after a statement of a request, before its next one: for tests of what runs at once. */
export function betweenStatements() {
  let next: { readonly isIt: IsIt; readonly run: () => void } | null = null;
  const onQuery: OnQuery = (text, values) => {
    if (!next?.isIt(text, values)) return;
    queueMicrotask(next.run);
    next = null;
  };
  return {
    onQuery,
    /** @returns what `happen` returned, once the first statement that `isIt` selects has been sent */
    after: <T>(isIt: IsIt, happen: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        next = { isIt, run: () => void happen().then(resolve, reject) };
      }),
  };
}

/** The statement that reads the account of an e-mail address whose password is checked next. */
export const readsPasswordOf =
  (email: string): IsIt =>
  (text, values) =>
    text.startsWith('select') && text.includes('"password_hash"') && values.includes(email);
