import type { CSSProperties, ReactNode } from 'react';
import { Background } from '@/components/media/background';
import { cx } from '@/components/ui/cx';
import { toClip } from '@/lib/domain/content/video';
import { toPicture } from '@/lib/domain/media/picture';
import { toneStyle } from '../parts/colours';
import type { FrameSettings } from './frame-settings';

interface FrameProps {
  settings: FrameSettings;
  /** Full width: no rounded corners. */
  wide?: boolean;
  id?: string | undefined;
  /** For the animation on scroll (reveal-settings.ts). */
  attributes?: Readonly<Record<`data-${string}`, string | number>>;
  children: ReactNode;
}

/** Widgets with a background of their own leave it out. */
const NO_BAND = { '--band': 'transparent' } as CSSProperties;

const rem = (pixels: number | undefined) => (pixels ? `${pixels / 16}rem` : undefined);

function spaceOf(settings: FrameSettings): CSSProperties {
  const declared = {
    paddingBlockStart: rem(settings.padding_top),
    paddingBlockEnd: rem(settings.padding_bottom),
    paddingInlineStart: rem(settings.padding_left),
    paddingInlineEnd: rem(settings.padding_right),
    marginBlockStart: rem(settings.margin_top),
    marginBlockEnd: rem(settings.margin_bottom),
    marginInlineStart: rem(settings.margin_left),
    marginInlineEnd: rem(settings.margin_right),
  };
  return Object.fromEntries(Object.entries(declared).filter(([, value]) => value !== undefined));
}

/** Spacing, colours and background of a block or a widget. */
export function Frame({ settings, wide = false, id, attributes, children }: FrameProps) {
  const picture = toPicture(settings.background_image);
  const clip = settings.background_video ? toClip(settings.background_video) : null;
  const hasMedia = picture !== null || clip !== null;
  const tone = toneStyle(settings.background_colour, settings.text_colour, hasMedia);
  const filled = hasMedia || tone.background !== undefined;
  // A translucent picture blends with the colour behind it, which must suit the text.
  const ground = hasMedia && tone['--back'] ? { background: tone['--back'] } : {};
  return (
    <div
      id={id}
      className={cx('relative isolate', filled && !wide && 'overflow-clip rounded-md')}
      style={{ ...spaceOf(settings), ...tone, ...ground, ...(filled && NO_BAND) }}
      {...attributes}
    >
      {hasMedia && (
        <Background
          picture={picture}
          clip={clip}
          opacity={settings.background_image_opacity}
          saturation={settings.background_image_saturation}
          fixed={settings.background_image_fixed}
        />
      )}
      {tone['--fore'] ? <div className="toned">{children}</div> : children}
    </div>
  );
}
