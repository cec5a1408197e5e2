import type { ReactNode } from 'react';
import { OrderBar } from '@/components/cart/bar/order-bar';

/** Pages on which goods are ordered; the byte budget of content pages leaves no room for these scripts. */
export default function GoodsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OrderBar />
    </>
  );
}
