type Apply = () => void;

/** Module state, since client-side navigation renders the footer again. */
let waiting: Apply | null = null;
const listeners = new Set<() => void>();

/** A store of the function that applies the waiting version; null without one. */
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
