import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { CartNewsLine } from './cart-news-line';
import { BackToTop } from './back-to-top.client';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { getCartNews } from '@/lib/data/cart';
import { getSite } from '@/lib/data/site';

/** What stands around the pages of the shop. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [t, { settings }, news] = await Promise.all([getTranslations('layout'), getSite(), getCartNews()]);
  return (
    <>
      <SiteHeader />
      <CartNewsLine news={news} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">{children}</main>
      <SiteFooter counted />
      {settings.show_back_to_top && <BackToTop label={t('backToTop')} />}
    </>
  );
}
