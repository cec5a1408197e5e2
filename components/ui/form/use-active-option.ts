'use client';

import { useEffect } from 'react';

/** Scrolls a list to its active option, given by its id: the focus stays in the field above the list. */
export function useActiveOption(id: string | null): void {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

/** Look of the active option: a background alone is too faint, and forced colours leave none. */
export const ACTIVE_OPTION = 'bg-tint outline-2 -outline-offset-2';
