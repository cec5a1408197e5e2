import '../../globals.css';
import { SiteFooter } from '@/components/site/footer/site-footer';
import { SiteHeader } from '@/components/site/header/site-header';

export default function AccountLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="wrap flex-1 pt-8 pb-section outline-none lg:pt-12">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
