import { useState } from 'react';
import type { Theme } from '@/lib/domain/vouchers/theme';

/**
 * The designs from the page and, once the customer is about to choose, the current ones: a page may have been open for
 * hours. Without a reply they do not change.
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
          // An open list of choices would close when it changes.
          if (now && now.length > 0 && JSON.stringify(now) !== JSON.stringify(themes)) setCurrent(now);
        },
        () => setAsked(false),
      );
  }

  return { themes, refresh };
}
