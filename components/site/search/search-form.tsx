import { cache } from 'react';
import { getLocale, getMessages } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { MAX_SEARCH_LENGTH, routes } from '@/lib/config/routes';
import { getViewer } from '@/lib/data/viewer';
import { isSignedIn } from '@/lib/domain/account/viewer';
import { templates } from '@/lib/i18n/client-words';
import { orderLabels } from './order-labels';
import type { TypeaheadLabels } from './typeahead';
import { SearchTypeahead } from './search-typeahead.client';

interface SearchFormProps {
  id: string;
  labels: { label: string; hint: string; submit: string };
  /** A second form on the page, which must not be another search landmark. */
  inPage?: boolean;
  className?: string;
}

/** One object for all forms of a page, so that React serializes it once. */
const typeaheadLabels = cache(async (): Promise<TypeaheadLabels> => {
  const [locale, messages, viewer] = await Promise.all([getLocale(), getMessages(), getViewer()]);
  const { search } = messages;
  const { suggested, suggestedNone, allResults } = templates(locale, search, [
    'suggested',
    'suggestedNone',
    'allResults',
  ]);
  return {
    list: search.suggestions,
    found: suggested,
    none: suggestedNone,
    all: allResults,
    ...(isSignedIn(viewer) && { order: orderLabels(locale, messages) }),
  };
});

/** A plain GET form that works without scripts; with them it suggests products while typing. */
export async function SearchForm({ id, labels, inPage = false, className }: SearchFormProps) {
  return (
    <form action={routes.search()} role={inPage ? undefined : 'search'} className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {labels.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        required
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={labels.hint}
        autoComplete="off"
        enterKeyHint="search"
        className={
          'h-11 w-full rounded-full border border-line bg-surface ps-4.5 pe-12 text-base placeholder:text-soft ' +
          'text-ellipsis hover:border-edge'
        }
      />
      <button
        type="submit"
        aria-label={labels.submit}
        className={
          'absolute end-0 top-0 grid size-11 place-items-center rounded-full text-soft hover:bg-tint hover:text-ink'
        }
      >
        <Icon name="search" className="size-4.5" />
      </button>
      <SearchTypeahead field={id} labels={await typeaheadLabels()} />
    </form>
  );
}
