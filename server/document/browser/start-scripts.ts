/**
 * Adds a link beside each inlined style sheet. React looks for a link: without one it fetches the sheet again and
 * delays hydration until it is loaded. Disabled and added by script, the link fetches nothing.
 */
function linkStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('[data-sheet]'))
    style.after(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href: style.dataset.sheet }),
    );
}

/**
 * Replaces each deferred script by a copy, which the browser runs and in which React finds its attributes. Their order
 * does not matter: they begin once all of them and the flight data are loaded (split-page.ts).
 */
export function startScripts(): void {
  linkStyles();
  for (const waiting of document.querySelectorAll<HTMLElement>('script[data-src]')) {
    const { id, dataset } = waiting;
    const script = Object.assign(document.createElement('script'), id && { id }, { src: dataset.src });
    script.toggleAttribute('async', true);
    waiting.replaceWith(script);
  }
}
