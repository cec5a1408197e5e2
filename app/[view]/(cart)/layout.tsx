import '../../globals.css';
import { SiteFrame } from '@/components/layout/site-frame';

/** Beside the shop's pages and not among them: a sheet that comes with a part of a page has it wait for scripts. */
export default function CartLayout({ children }: LayoutProps<'/[view]'>) {
  return <SiteFrame>{children}</SiteFrame>;
}
