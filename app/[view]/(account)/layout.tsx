import '../../globals.css';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';

export default function AccountLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="wrap flex-1 pt-8 pb-section outline-none lg:pt-12">{children}</main>
      <SiteFooter />
    </>
  );
}
