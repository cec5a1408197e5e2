'use client';

import { useEffect } from 'react';
import { noteSignIn } from '@/lib/browser/site/reading-place';

/** Remembers how far the page was read that led here. */
export function NoteSignIn() {
  useEffect(noteSignIn, []);
  return null;
}
