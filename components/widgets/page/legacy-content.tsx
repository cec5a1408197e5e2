import { Html } from '@/components/ui/text/html';
import type { BuiltPage } from '@/lib/data/content/pages';

/** A page's HTML from before the page builder; the platform sends an empty list for none, or one as JSON. */
export function legacyHtml(content: BuiltPage['content']): string {
  if (typeof content !== 'string') return content.join('');
  return content.trim() === '[]' ? '' : content;
}

/** A page's HTML from before the page builder, for below its rows (specification 2, section 2). Null if it has none. */
export function legacyContent({ content }: Pick<BuiltPage, 'content'>) {
  const shown = Html({ html: legacyHtml(content) });
  return shown && <div className="wrap py-8">{shown}</div>;
}
