import { SWAPPED } from './elements';

/** Loads the rich-text editor only on pages with a field for it. */
export function startRichText(): void {
  let isAsked = false;
  const load = (): void => {
    const address = document.querySelector<HTMLElement>('textarea[data-html]')?.dataset['html'];
    if (isAsked || !address) return;
    isAsked = true;
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  };
  document.addEventListener(SWAPPED, load);
  load();
}
