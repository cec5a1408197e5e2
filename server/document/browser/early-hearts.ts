/** Timeout after which the form is submitted as without scripts. */
const PATIENCE_MS = 4_000;

/**
 * Shows a tap on a heart immediately, and leaves the request to the hearts' own script, which marks the form once it
 * runs (lib/browser/catalogue/hearts). The tap itself often starts the scripts.
 */
export function tapHeart(event: Event): void {
  const heart = (event.target as Element).closest<HTMLButtonElement>('[form=shortlist]');
  const form = heart?.form;
  if (!form || 'scripted' in form.dataset) return;
  event.preventDefault();
  heart.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') !== 'true'));
  setTimeout(() => {
    if (!('scripted' in form.dataset) && heart.getAttribute('aria-pressed') === 'true') form.requestSubmit(heart);
  }, PATIENCE_MS);
}
