'use client';

import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';

/** `{count}` and `{query}` are filled in where they are shown. */
export interface TypeaheadLabels {
  readonly list: string;
  readonly found: string;
  readonly none: string;
  readonly all: string;
}

export interface TypeaheadProps {
  /** Id of the search field. */
  field: string;
  labels: TypeaheadLabels;
}

/** What does not arrive is not missed: the form works without it. */
const Suggestions = lazy<ComponentType<TypeaheadProps>>(() =>
  import('./search-suggestions.client').then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
);

/** Loads the suggestions when the field is focused for the first time, so that no page carries them. */
export function SearchTypeahead(props: TypeaheadProps) {
  const { field } = props;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const input = document.getElementById(field);
    const wake = () => setWanted(true);
    if (document.activeElement === input) wake();
    input?.addEventListener('focus', wake, { once: true });
    return () => input?.removeEventListener('focus', wake);
  }, [field]);
  return wanted ? (
    <Suspense fallback={null}>
      <Suggestions {...props} />
    </Suspense>
  ) : null;
}
