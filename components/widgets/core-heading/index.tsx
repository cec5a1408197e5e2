import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/parts/define';
import { levelOn } from '@/components/widgets/parts/level-on';
import { widgetSettings } from './schema';

/** A heading of level h1 to h4, optionally centred. */
export const coreHeading = defineWidget(widgetSettings, {
  givesTitle: 'level',
  Component: ({ settings, context }) =>
    settings.heading && (
      <Heading
        level={levelOn(context, settings.level)}
        {...(settings.level === 1 && { size: 'xl' })}
        className={cx(settings.level === 2 && '@max-narrow:text-2xl', settings.centred && 'text-center')}
      >
        {settings.heading}
      </Heading>
    ),
});
