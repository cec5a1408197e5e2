const LEAVING = 'stockist-leaving';

/** Reports that a script is about to load another page, so that the bar of a navigation is shown. */
export function reportLeaving(): void {
  document.dispatchEvent(new Event(LEAVING));
}

/** Calls back for each report; returns a function that ends this. */
export function onLeaving(listener: () => void): () => void {
  document.addEventListener(LEAVING, listener);
  return () => document.removeEventListener(LEAVING, listener);
}
