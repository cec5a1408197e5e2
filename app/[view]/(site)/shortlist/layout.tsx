import '../../../globals.css';
import type { ReactNode } from 'react';

/** Exists to load the style sheet of personal pages. */
export default function ShortlistLayout({ children }: { children: ReactNode }) {
  return children;
}
