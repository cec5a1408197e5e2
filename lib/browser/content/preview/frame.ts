import { type ToOffice, readToFrame } from '@/lib/domain/content/preview/messages';
import { EditingPage } from './editing-page';

/*
 * Runs in every preview. In the back office's frame it reports which draft is shown, so that no save is missed, and
 * makes the page editable in place. It detects the frame in the browser, since request headers do not always reveal it.
 * Links stay inside the preview.
 */

const { office = '', base = '' } = document.currentScript?.dataset ?? {};

function tell(message: ToOffice): void {
  parent.postMessage(message, office);
}

function announceShown(): void {
  const version = document.querySelector<HTMLElement>('[data-draft]')?.dataset['draft'] ?? '';
  tell({ stockist: 'shown', path: location.pathname.slice(base.length) || '/', version });
}

function stayInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (event.defaultPrevented || link.pathname.startsWith('/~') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(base + link.pathname + link.search + link.hash);
}

if (self !== top) {
  document.documentElement.dataset['framed'] = '';
  const page = new EditingPage(tell, { reload: () => location.reload(), stop: () => stop() });
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== office) return;
    const message = readToFrame(data);
    if (message?.stockist === 'ask' && document.readyState !== 'loading') announceShown();
    if (message?.stockist === 'refresh') page.refresh();
    if (message?.stockist === 'edit') page.edit(message.editing);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && announceShown());
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', announceShown);
  else announceShown();
}
// Runs after the page's own listener: a click that selects a part follows no link.
addEventListener('click', stayInside, true);
