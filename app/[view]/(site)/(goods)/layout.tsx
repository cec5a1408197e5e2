import type { ReactNode } from 'react';
// A product's scripts come with this layout's, so that a product that is opened from a list waits for no file.
import '@/components/catalogue/below-fold.client';
import '@/components/catalogue/gallery/gallery-thumbnails.client';
import '@/components/catalogue/matrix/order-matrix-lazy.client';
import '@/components/catalogue/panel/cart-panel-lazy.client';
import '@/components/catalogue/panel/ready-panel.client';
import '@/components/catalogue/product-card';
import '@/components/catalogue/size-chart-link.client';
import '@/components/media/lightbox/lightbox-opener.client';
import '@/components/media/picture';
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
