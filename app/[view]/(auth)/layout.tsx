// Also that of the page that is opened next, which its first paint would otherwise wait for.
import '../../site.css';
import '../../globals.css';
import { SiteFooter } from '@/components/site/footer/site-footer';
import { SiteHeader } from '@/components/site/header/site-header';

export default function AuthLayout({ children }: LayoutProps<'/[view]'>) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
