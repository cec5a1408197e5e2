import { cx } from '@/components/ui/cx';
import { cleanHtml } from './clean-html';

interface HtmlProps {
  /** As an editor wrote it; cleaned here, on the server. */
  html: string;
  className?: string;
}

/** Content from the platform, in the site's prose. Nothing when nothing is left of it. */
export function Html({ html, className }: HtmlProps) {
  const clean = cleanHtml(html);
  return clean === '' ? null : <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
