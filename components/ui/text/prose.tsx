import { cx } from '@/components/ui/cx';

interface ProseProps {
  /** HTML cleaned by the server (clean-html.ts). */
  clean: string;
  className?: string | undefined;
}

export function Prose({ clean, className }: ProseProps) {
  return clean === '' ? null : <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
