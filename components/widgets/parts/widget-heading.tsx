import { Heading } from '@/components/ui/heading';
import { cx } from '@/components/ui/cx';

interface WidgetHeadingProps {
  heading: string;
  subheading?: string;
  centred?: boolean;
  /** True if it is the page's own title. */
  first?: boolean | undefined;
  className?: string;
}

/** The heading of a widget; renders nothing without a text. */
export function WidgetHeading({
  heading,
  subheading = '',
  centred = false,
  first = false,
  className,
}: WidgetHeadingProps) {
  if (!heading && !subheading) return null;
  return (
    <div className={cx('mb-8 max-w-content md:mb-10', centred && 'mx-auto text-center', className)}>
      {heading && (
        <Heading level={first ? 1 : 2} className="@max-narrow:text-2xl">
          {heading}
        </Heading>
      )}
      {subheading && (
        <p className={cx('max-w-reading text-lg text-soft', heading && 'mt-3', centred && 'mx-auto')}>{subheading}</p>
      )}
    </div>
  );
}
