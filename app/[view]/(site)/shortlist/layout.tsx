import '../../../globals.css';
import type { ReactNode } from 'react';

/** A personal page, in the sheet of personal pages. */
export default function ShortlistLayout({ children }: { children: ReactNode }) {
  return children;
}
