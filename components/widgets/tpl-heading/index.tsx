import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/parts/define';
import { levelOn } from '@/components/widgets/parts/level-on';
import { widgetSettings } from './schema';

/** The heading template: a section's heading below a line, followed by a sentence. */
export const tplHeading = defineWidget(widgetSettings, {
  givesTitle: 'level',
  Component: ({ settings: { heading, subheading, level, centred }, context }) =>
    (heading || subheading) && (
      <header className={cx('border-t border-ink pt-5', centred && 'text-center')}>
        {heading && (
          <Heading level={levelOn(context, level)} size={level === 1 ? 'xl' : level === 2 ? 'lg' : 'md'}>
            {heading}
          </Heading>
        )}
        {subheading && (
          <p className={cx('max-w-reading text-lg text-soft', heading && 'mt-3', centred && 'mx-auto')}>{subheading}</p>
        )}
      </header>
    ),
});
