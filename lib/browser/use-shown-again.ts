import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onShown` when the router shows a page again that it has kept as it was left: with its state and, after going
 * back, with the data of then. Effects run anew at that moment.
 */
export function useShownAgain(onShown: () => void): void {
  const left = useRef<ReturnType<typeof setTimeout> | true>(undefined);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (left.current === true) shown();
    else clearTimeout(left.current);
    left.current = undefined;
    return () => {
      // In development, React cleans each effect up once and runs it anew at once.
      left.current = setTimeout(() => {
        left.current = true;
      });
    };
  }, []);
}
