'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/lib/browser/lazy-part';
import { routes } from '@/lib/config/routes';
import type { WordTree } from '@/lib/i18n/client-words';
import { type BarTemplates, type BarWords, barText } from './bar-words';
import { useOrderBar } from './use-order-bar';

const CartSheet = lazyPart(async () => (await import('./cart-sheet.client')).CartSheet);

interface OrderBarLineProps {
  initial: BarWords;
  complete: boolean;
  templates: BarTemplates;
  locale: string;
  openLabel: string;
  /** What the sheet says. */
  words: WordTree;
}

const neverChanges = () => () => undefined;

/** One slim line that leads to the cart, and with scripts opens it over the page. */
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

  const look = 'relative block w-full border-t border-line bg-surface text-start text-sm hover:bg-tint';
  const line = (
    <>
      <span aria-hidden="true" className="bar-done absolute bg-accent" style={{ inlineSize: `${words.progress}%` }} />
      <span className="wrap flex h-11 items-center gap-x-4 tabular">
        <bdi className="shrink-0 font-medium whitespace-nowrap">{words.amount}</bdi>
        {words.freight && <bdi className="min-w-0 truncate text-soft">{words.freight}</bdi>}
        {words.dispatch && <bdi className="min-w-0 truncate text-soft max-md:hidden">{words.dispatch}</bdi>}
        {words.christmas && <bdi className="min-w-0 truncate text-soft max-xl:hidden">{words.christmas}</bdi>}
        <span className="sr-only">{openLabel}</span>
        <Icon name="arrow-up" className="ms-auto size-4.5 shrink-0 text-soft" />
      </span>
    </>
  );
  return (
    <>
      {scripted ? (
        <button type="button" aria-haspopup="dialog" onClick={show} className={look}>
          {line}
        </button>
      ) : (
        <a href={routes.cart} className={look}>
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
