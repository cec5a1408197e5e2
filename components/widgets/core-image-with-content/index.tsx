import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/parts/define';
import { cleanProse } from '@/components/ui/text/clean-html';
import { Html } from '@/components/ui/text/html';
import { WidgetButton, isButton } from '@/components/widgets/parts/widget-button';
import { widgetSettings } from './schema';

/** A picture beside text (specification 2, 'Image with content'). */
export const coreImageWithContent = defineWidget(widgetSettings, {
  givesTitle: 'heading',
  Component: ({ settings, context }) => {
    const { image, image_align, heading, html, button_text, button_link, button_colour } = settings;
    if (!image && !heading && !cleanProse(html) && !isButton(button_text, button_link)) return null;
    return (
      <div className={cx('grid items-center gap-x-12 gap-y-8', image && '@reading:grid-cols-2')}>
        {image && (
          <Picture
            picture={image}
            width={960}
            sizes="(min-width: 90rem) 43rem, (min-width: 48rem) 47vw, 92vw"
            priority={context.first ?? false}
            className={cx('rounded-md', image_align === 'right' && '@reading:col-start-2 @reading:row-start-1')}
          />
        )}
        <div>
          {heading && (
            <Heading level={context.first ? 1 : 2} className="@max-narrow:text-2xl">
              {heading}
            </Heading>
          )}
          <Html html={html} className={cx(heading !== '' && 'mt-5')} />
          <WidgetButton text={button_text} to={button_link} colour={button_colour} context={context} className="mt-7" />
        </div>
      </div>
    );
  },
});
