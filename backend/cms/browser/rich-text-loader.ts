import { SWAPPED } from './elements';

/** Loads the editor of rich text once there is a field for it: most pages of the back office have none. */
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
