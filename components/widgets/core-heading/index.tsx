import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/parts/define';
import { widgetSettings } from './schema';

/** A heading of level h1 to h4, optionally centred. */
export const coreHeading = defineWidget(widgetSettings, {
  givesTitle: 'level',
  Component: ({ settings }) =>
    settings.heading && (
      <Heading
        level={settings.level}
        className={cx(settings.level === 2 && '@max-narrow:text-2xl', settings.centred && 'text-center')}
      >
        {settings.heading}
      </Heading>
    ),
});
