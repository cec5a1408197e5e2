import { cx } from '@/components/ui/cx';

interface ProseProps {
  /** HTML that the server has cleaned (clean-html.ts). */
  clean: string;
  className?: string | undefined;
}

/** Cleaned content in the site's prose. */
export function Prose({ clean, className }: ProseProps) {
  return clean === '' ? null : <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
