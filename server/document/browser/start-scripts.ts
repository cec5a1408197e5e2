/**
 * Puts a link beside each style sheet that stands in the page. React looks for one: where it finds none, it fetches the
 * sheet again and lets the page answer only when that has come. Disabled, and unseen by the parser, it fetches nothing.
 */
function linkStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('[data-sheet]'))
    style.after(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href: style.dataset.sheet }),
    );
}

/**
 * Puts a copy of each waiting script into its place, which the browser runs and in which React finds what it looks for.
 * Their order does not matter: they begin once all of them and the flight data are there (split-page.ts).
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
