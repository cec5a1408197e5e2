'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Links that open a picture viewer or another tab do not leave this page. */
function leadsAway({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    target !== '_blank' &&
    !pathname.startsWith('/assets/')
  );
}

/** A thin bar while the path changes. Also closes the header's panels, which a new page does not do by itself. */
export function NavigationProgress() {
  const pathname = usePathname();
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
  }, [pathname]);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented === false || event.metaKey || event.ctrlKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && leadsAway(link)) setLeaving(location.pathname);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (leaving !== pathname) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-accent rtl:origin-right"
    />
  );
}
