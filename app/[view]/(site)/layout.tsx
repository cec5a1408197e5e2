import '../../site.css';
import { CartNoticeLine } from '@/components/site/header/cart-notice-line';
import { ShortlistReminder } from '@/components/site/shortlist/shortlist-reminder';
import { SiteFooter } from '@/components/site/footer/site-footer';
import { SiteHeader } from '@/components/site/header/site-header';
import { getCartNotice } from '@/lib/data/cart/cart.server';

export default async function SiteLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <>
      <SiteHeader />
      <CartNoticeLine notice={await getCartNotice()} />
      <ShortlistReminder />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter counted />
    </>
  );
}
