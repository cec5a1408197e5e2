import '../../../globals.css';
import type { ReactNode } from 'react';

/** As the cart, nobody else's page: it has the sheet of those. */
export default function ShortlistLayout({ children }: { children: ReactNode }) {
  return children;
}
