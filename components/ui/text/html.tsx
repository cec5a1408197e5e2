import { cx } from '@/components/ui/cx';
import { cleanHtml } from './clean-html';

interface HtmlProps {
  /** As an editor wrote it; cleaned here, on the server. */
  html: string;
  className?: string;
}

/** What is seen, or led to, without a word in it. */
const SEEN = /<(?:audio|hr|iframe|img|picture|svg|table|video)\b|\sid=/i;

/** Whether nothing of cleaned HTML is seen: editors leave empty paragraphs behind. */
function isBlank(clean: string): boolean {
  return !SEEN.test(clean) && clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** Content from the platform, in the site's prose. Nothing when nothing is left of it. */
export function Html({ html, className }: HtmlProps) {
  const clean = cleanHtml(html);
  return isBlank(clean) ? null : <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
