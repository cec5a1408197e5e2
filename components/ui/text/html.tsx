import { cx } from '@/components/ui/cx';
import { cleanHtml } from './clean-html';

interface HtmlProps {
  /** Raw HTML of an editor; cleaned here, on the server. */
  html: string;
  className?: string;
}

/** Elements that are visible, or link targets, without any text. */
const SEEN = /<(?:audio|hr|iframe|img|picture|svg|table|video)\b|\sid=/i;

/** Whether cleaned HTML shows nothing: editors leave empty paragraphs behind. */
function isBlank(clean: string): boolean {
  return !SEEN.test(clean) && clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
}

/** Content from the platform in the site's prose styles. Renders nothing if cleaning leaves nothing. */
export function Html({ html, className }: HtmlProps) {
  const clean = cleanHtml(html);
  return isBlank(clean) ? null : <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
