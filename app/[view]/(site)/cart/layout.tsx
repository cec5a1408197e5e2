import '../../../globals.css';
import type { ReactNode } from 'react';

/** The cart is nobody else's page: it has the sheet of those. */
export default function CartLayout({ children }: { children: ReactNode }) {
  return children;
}
