import type { ReactNode } from 'react';
import { OrderBar } from '@/components/cart/bar/order-bar';

/** Where goods are chosen; pages of content have no room for its scripts. */
export default function GoodsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OrderBar />
    </>
  );
}
