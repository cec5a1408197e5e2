import { cleanProse } from './clean-html';
import { Prose } from './prose';

interface HtmlProps {
  /** An editor's raw HTML; cleaned here, on the server. */
  html: string;
  className?: string;
}

/**
 * Content from the platform in the site's prose styles. Null if cleaning leaves nothing; the page builder calls this as
 * a function to find that out.
 */
export function Html({ html, className }: HtmlProps) {
  return Prose({ clean: cleanProse(html), className });
}
