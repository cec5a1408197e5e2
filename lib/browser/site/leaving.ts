const LEAVING = 'stockist-leaving';

/** Reports, in a transition that loads another page, that it began: the bar of a navigation is shown until it ends. */
export function reportLeaving(): void {
  document.dispatchEvent(new Event(LEAVING));
}

/** Calls back for each report; returns a function that ends this. */
export function onLeaving(listener: () => void): () => void {
  document.addEventListener(LEAVING, listener);
  return () => document.removeEventListener(LEAVING, listener);
}
