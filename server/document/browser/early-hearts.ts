/**
 * Shows a tap on a heart immediately, and sends it by a beacon, which leaving the page does not stop. The hearts' own
 * script, which marks the form once it runs (lib/browser/catalogue/hearts), sends what is pressed again: a beacon tells
 * nobody whether it arrived. The tap itself often starts the scripts.
 */
export function tapHeart(event: Event): void {
  const heart = (event.target as Element).closest<HTMLButtonElement>('[form=shortlist]');
  const form = heart?.form;
  if (!form || 'scripted' in form.dataset) return;
  event.preventDefault();
  const add = heart.getAttribute('aria-pressed') !== 'true';
  heart.setAttribute('aria-pressed', String(add));
  navigator.sendBeacon(form.action, new URLSearchParams({ [add ? 'add' : 'remove']: heart.value }));
}
