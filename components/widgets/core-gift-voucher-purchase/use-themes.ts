import { useState } from 'react';
import type { Theme } from '@/lib/domain/vouchers/theme';

/**
 * The page's designs and, once the customer is about to choose, the current ones: a page may have been open for hours.
 * Without a reply the designs do not change.
 */
export function useThemes(given: readonly Theme[]): { themes: readonly Theme[]; refresh: () => void } {
  const [current, setCurrent] = useState<readonly Theme[] | null>(null);
  const [asked, setAsked] = useState(false);
  const themes = current ?? given;

  function refresh(): void {
    if (asked) return;
    setAsked(true);
    import('@/lib/browser/vouchers/theme-read')
      .then(({ readThemes }) => readThemes())
      .then(
        (now) => {
          // Changing the options would close an open list.
          if (now && now.length > 0 && JSON.stringify(now) !== JSON.stringify(themes)) setCurrent(now);
        },
        () => setAsked(false),
      );
  }

  return { themes, refresh };
}
