import '../../site.css';
import { getTranslations } from 'next-intl/server';
import { CartNewsLine } from '@/components/layout/header/cart-news-line';
import { BackToTop } from '@/components/layout/back-to-top.client';
import { SiteFooter } from '@/components/layout/footer/site-footer';
import { SiteHeader } from '@/components/layout/header/site-header';
import { getCartNews } from '@/lib/data/customer/cart';
import { getSite } from '@/lib/data/site/site';

export default async function SiteLayout({ children }: LayoutProps<'/[view]'>) {
  const [t, { settings }, news] = await Promise.all([getTranslations('layout'), getSite(), getCartNews()]);
  return (
    <>
      <SiteHeader />
      <CartNewsLine news={news} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter counted />
      {settings.show_back_to_top && <BackToTop label={t('backToTop')} />}
    </>
  );
}
