import '../../site.css';
import { SiteFrame } from '@/components/layout/site-frame';

export default function SiteLayout({ children }: LayoutProps<'/[view]'>) {
  return <SiteFrame>{children}</SiteFrame>;
}
