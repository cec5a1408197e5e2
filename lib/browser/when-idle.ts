/** How long after the page's load a busy browser delays the work at most. */
const AT_MOST_MS = 10_000;
/** For browsers without requestIdleCallback. */
const INSTEAD_MS = 2_000;

/** Runs once the page is loaded and the browser idle. The returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const run = (): void => {
    if (!stop.signal.aborted) work();
  };
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_MOST_MS });
    else setTimeout(run, INSTEAD_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: stop.signal });
  return () => stop.abort();
}
