import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/parts/define';
import { cleanProse } from '@/components/ui/text/clean-html';
import { Html } from '@/components/ui/text/html';
import { WidgetButton, isButton } from '@/components/widgets/parts/widget-button';
import type { Picture as PictureData } from '@/lib/domain/media/picture';
import { widgetSettings } from './schema';

function Side({ picture }: { picture: PictureData | null }) {
  return (
    picture && (
      <Picture
        picture={picture}
        width={600}
        sizes="(min-width: 48rem) 45vw, 94vw"
        aspect="16x9"
        className="rounded-md"
      />
    )
  );
}

/** A call to action between two pictures (specification 2, 'Call to action'). */
export const coreCallToAction = defineWidget(widgetSettings, {
  givesTitle: 'heading',
  Component: ({ settings, context }) => {
    const { heading, subheading, html, left_image, right_image, button_text, button_link, button_colour } = settings;
    const hasWords = Boolean(heading || subheading || cleanProse(html)) || isButton(button_text, button_link);
    const sides = [left_image, right_image].filter(Boolean).length;
    if (!hasWords && sides === 0) return null;
    if (!hasWords)
      return (
        <div className={cx('grid gap-8 py-6', sides === 2 && '@narrow:grid-cols-2')}>
          <Side picture={left_image} />
          <Side picture={right_image} />
        </div>
      );
    return (
      <div
        className={cx(
          'grid items-center gap-x-8 gap-y-8 py-6',
          sides === 2 && '@narrow:grid-cols-2 @content:grid-cols-[minmax(0,1fr)_minmax(22rem,1fr)_minmax(0,1fr)]',
          sides === 1 && '@reading:grid-cols-2',
        )}
      >
        <Side picture={left_image} />
        <div
          className={cx(
            'text-center',
            sides === 2 && 'row-start-1 @narrow:col-span-2 @content:col-span-1 @content:col-start-2',
          )}
        >
          {heading && (
            <Heading level={context.first ? 1 : 2} className="@max-narrow:text-2xl">
              {heading}
            </Heading>
          )}
          {subheading && <p className="mt-3 text-lg text-soft">{subheading}</p>}
          <Html html={html} className="mx-auto mt-4" />
          <WidgetButton
            text={button_text}
            to={button_link}
            colour={button_colour}
            context={context}
            className="not-first:mt-7"
          />
        </div>
        <Side picture={right_image} />
      </div>
    );
  },
});
