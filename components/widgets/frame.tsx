import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import type { BlockSettings } from '@/lib/contract/page';
import { toPicture } from '@/lib/domain/picture';
import { blockColour, colourOn } from './colours';

interface FrameProps {
  settings: BlockSettings | undefined;
  children: ReactNode;
}

const px = (value: number) => (value > 0 ? `${value / 16}rem` : undefined);

/** What every block has: space, colours, background picture, anchor. Without settings the content alone. */
export function Frame({ settings, children }: FrameProps) {
  if (!settings) return children;
  const background = blockColour(settings.background_colour);
  const picture = toPicture(settings.background_image);
  const filled = background !== undefined || picture !== null;
  const wishes = {
    background,
    color: blockColour(settings.text_colour) ?? colourOn(settings.background_colour),
    paddingBlockStart: px(settings.padding_top),
    paddingBlockEnd: px(settings.padding_bottom),
    paddingInlineStart: px(settings.padding_left),
    paddingInlineEnd: px(settings.padding_right),
    marginBlockStart: px(settings.margin_top),
    marginBlockEnd: px(settings.margin_bottom),
  };
  const style: CSSProperties = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));
  return (
    <div id={settings.anchor_name || undefined} className={cx('relative isolate', filled && 'overflow-hidden', filled && !settings.full_width && 'rounded-md')} style={style}>
      {picture && (
        <span className="absolute inset-0 -z-10" style={{ opacity: settings.background_image_opacity / 100 }}>
          <Picture picture={picture} width={1600} sizes="100vw" alt="" className="h-full" />
        </span>
      )}
      {children}
    </div>
  );
}
