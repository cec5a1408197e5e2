import { Icon } from '@/components/ui/icon';
import type { BarWords } from './bar-words';

export const BAR_LOOK = 'relative block w-full border-t border-line bg-surface text-start text-sm hover:bg-tint';

/** The bar's figures in one line; a narrow window shows only the first ones. */
export function BarLine({ words, openLabel }: { words: BarWords; openLabel: string }) {
  return (
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
}
