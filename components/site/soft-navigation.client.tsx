'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect, useOptimistic } from 'react';
import { onLeaving } from '@/lib/browser/site/leaving';
import { routes } from '@/lib/config/routes';

/** True for an unmodified click on a link to a page of this site (components/ui/link), in this tab. */
function isForRouter(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    event.button === 0 &&
    link.dataset.soft !== undefined &&
    link.origin === location.origin &&
    // Signs out only as a visit of the browser; asked by a script it shows a question (session/request-guard).
    link.pathname !== routes.logout &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download')
  );
}

/**
 * Follows links without loading a document: one listener for all, so that no link needs a client component. Shows a
 * thin bar while another path is on its way, until the router is done, also where it led back to this page, and closes
 * the header's panels, which client-side navigation would leave open.
 */
export function SoftNavigation() {
  const pathname = usePathname();
  const router = useRouter();
  const [leaving, setLeaving] = useOptimistic(false);

  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
  }, [pathname]);

  useEffect(() => {
    // On a small window an open panel covers the page, and with it what the keyboard leads to next.
    function onFocus({ target }: FocusEvent) {
      const panel = document.querySelector<HTMLElement>('[popover]:popover-open');
      if (panel && target instanceof Element && !target.closest('body > header')) panel.hidePopover();
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isForRouter(event, link)) return;
      event.preventDefault();
      startTransition(() => {
        if (link.pathname !== location.pathname) setLeaving(true);
        router.push(link.href);
      });
    }
    // At the document, after React's own handlers at its root, which may have prevented the default.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router, setLeaving]);

  useEffect(() => onLeaving(() => setLeaving(true)), [setLeaving]);

  if (!leaving) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-accent rtl:origin-right"
    />
  );
}
