type Apply = () => void;

/** Of this document, whichever page of it is shown: a page that is loaded by a script draws its footer anew. */
let waiting: Apply | null = null;
const listeners = new Set<() => void>();

/** What applies the newer version of the shop that waits; null while none does. */
export const waitingUpdate = {
  get: (): Apply | null => waiting,
  set(apply: Apply): void {
    waiting = apply;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
