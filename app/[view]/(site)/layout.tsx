import '../../site.css';
import { CartNewsLine } from '@/components/site/header/cart-news-line';
import { SiteFooter } from '@/components/site/footer/site-footer';
import { SiteHeader } from '@/components/site/header/site-header';
import { getCartNews } from '@/lib/data/cart/cart.server';

export default async function SiteLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <>
      <SiteHeader />
      <CartNewsLine news={await getCartNews()} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter counted />
    </>
  );
}
