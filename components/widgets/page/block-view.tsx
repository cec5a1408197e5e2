import type { ReactNode } from 'react';
import { partMark } from '@/components/content/preview/part-mark';
import { PreviewBlock } from '@/components/content/preview/preview-outline';
import { cx } from '@/components/ui/cx';
import { isTakenId } from '@/lib/domain/content/taken-ids';
import { Frame } from './frame';
import { wrapperOf } from './frame-settings';
import { blockColour } from '../parts/colours';
import type { ReadyBlock, ReadyWidget } from './ready-rows';
import { revealAttributes } from './reveal-settings';

/**
 * The anchor of a name: letters of any language in lower case, digits, and hyphens for all else, so that an element's
 * id shadows no global variable of a script. Undefined if nothing is left, or the id is taken.
 */
export function anchorOf(name: string): string | undefined {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const anchor = words?.join('-');
  return anchor !== undefined && isTakenId(anchor) ? undefined : anchor;
}

/**
 * True if a block shows nothing. One without widgets may have a colour or a picture; in a preview no block is blank.
 */
export function isBlank({ block: { settings }, widgets, preview }: ReadyBlock): boolean {
  if (preview !== undefined) return false;
  const filled =
    settings && (settings.background_image || settings.background_video || blockColour(settings.background_colour));
  return widgets.every(({ shows }) => !shows) && (widgets.length > 0 || !filled);
}

/** A block with its frame, and its widgets stacked. */
export function BlockView({ block: { settings }, widgets, preview }: ReadyBlock) {
  const wide = settings?.full_width ?? false;
  const content = (
    <div className={cx('@container', wide ? 'wide-block space-y-8' : 'stacked')}>
      {widgets.map((ready, index) =>
        !ready.shows && preview === undefined ? null : (
          <div
            key={index}
            className={cx('empty:hidden', wide && !ready.widget?.bleeds && 'wrap')}
            {...partMark(preview, 'widget', ready.data.id)}
          >
            <WidgetView {...ready} />
          </div>
        ),
      )}
    </div>
  );
  if (!settings) return content;
  const framed = (
    <Frame settings={settings} wide={wide} id={anchorOf(settings.anchor_name)} attributes={revealAttributes(settings)}>
      {content}
    </Frame>
  );
  return preview === undefined ? (
    framed
  ) : (
    <PreviewBlock settings={settings} at={preview}>
      {framed}
    </PreviewBlock>
  );
}

/** A widget inside its own wrapper, if it has one. */
function WidgetView({ data, widget, content }: ReadyWidget): ReactNode {
  const wrapper = widget ? wrapperOf(data.templatevar, widget.owns) : null;
  return wrapper ? <Frame settings={wrapper}>{content}</Frame> : content;
}
