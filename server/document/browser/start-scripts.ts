/**
 * Puts a copy of each waiting script into its place, which the browser runs and in which React finds what it looks for.
 * Their order does not matter: they begin once all of them and the flight data are there (split-page.ts).
 */
export function startScripts(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    const script = document.createElement('script');
    if (waiting.id) script.id = waiting.id;
    script.setAttribute('async', '');
    script.src = waiting.dataset.src ?? '';
    waiting.replaceWith(script);
  }
}
