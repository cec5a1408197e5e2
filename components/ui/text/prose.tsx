import { cx } from '@/components/ui/cx';
import { CONTENT_LANG } from '@/lib/domain/values/content-lang';

interface ProseProps {
  /** HTML cleaned by the server (clean-html.ts). */
  clean: string;
  className?: string | undefined;
}

export function Prose({ clean, className }: ProseProps) {
  if (clean === '') return null;
  return <div lang={CONTENT_LANG} className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
