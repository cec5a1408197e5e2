'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { lazyPart } from '@/lib/browser/lazy-part';
import { routes } from '@/lib/config/routes';
import { BAR_LOOK, BarLine } from './parts/bar-line';
import { type BarTemplates, type BarWords, barText } from './parts/bar-words';
import { useOrderBar } from './use-order-bar';

const CartSheet = lazyPart(async () => (await import('./cart-sheet.client')).CartSheet);

interface OrderBarLineProps {
  initial: BarWords;
  complete: boolean;
  templates: BarTemplates;
  locale: string;
  openLabel: string;
  /** Messages of the sheet; see `clientWords`. */
  words: string;
}

const neverChanges = () => () => undefined;

/** One slim line that links to the cart, and with scripts opens it over the page. */
export function OrderBarLine({ openLabel, words: sheetWords, ...start }: OrderBarLineProps) {
  const { words, changed } = useOrderBar(start);
  const scripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);

  function show(): void {
    setOpened(true);
    setOpen(true);
  }

  const line = <BarLine words={words} openLabel={openLabel} />;
  return (
    <>
      {scripted ? (
        <button type="button" aria-haspopup="dialog" onClick={show} className={BAR_LOOK}>
          {line}
        </button>
      ) : (
        <a href={routes.cart} className={BAR_LOOK}>
          {line}
        </a>
      )}
      <p role="status" className="sr-only">
        {changed && barText(words)}
      </p>
      {opened && (
        <Suspense fallback={null}>
          <WordsProvider locale={start.locale} words={sheetWords}>
            <CartSheet open={open} onOpenChange={setOpen} facts={words} locale={start.locale} />
          </WordsProvider>
        </Suspense>
      )}
    </>
  );
}
