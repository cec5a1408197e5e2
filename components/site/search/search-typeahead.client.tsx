'use client';

import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';
import type { TypeaheadProps } from './typeahead';

/** A chunk that fails to load is ignored: the form works without it. */
const Suggestions = lazy<ComponentType<TypeaheadProps>>(() =>
  import('./search-suggestions.client').then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
);

/** Loads the suggestions when the field is first focused, so that no page loads them in advance. */
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
