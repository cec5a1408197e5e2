import '../../site.css';
import { CustomerStyles } from '@/app/customer-styles.client';
import { OrderBar } from '@/components/cart/bar/order-bar';
import { CameBack } from '@/components/site/came-back.client';
import { CartNewsLine } from '@/components/site/header/cart-news-line';
import { SiteFooter } from '@/components/site/footer/site-footer';
import { SiteHeader } from '@/components/site/header/site-header';
import { getCartNews } from '@/lib/data/cart/cart.server';
import { getViewer } from '@/lib/data/viewer';

export default async function SiteLayout({ children }: LayoutProps<'/[view]'>) {
  const viewer = await getViewer();
  return (
    <>
      {viewer.kind !== 'visitor' && (
        <>
          <CustomerStyles />
          <CameBack />
        </>
      )}
      <SiteHeader />
      <CartNewsLine news={await getCartNews()} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <OrderBar />
      <SiteFooter counted />
    </>
  );
}
