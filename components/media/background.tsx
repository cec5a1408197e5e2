import { getTranslations } from 'next-intl/server';
import { cx } from '@/components/ui/cx';
import type { Clip } from '@/lib/domain/content/video';
import type { Picture as PictureData } from '@/lib/domain/media/picture';
import { BackgroundVideo } from './background-video.client';
import { Picture } from './picture';

interface BackgroundProps {
  picture: PictureData | null;
  clip?: Clip | null;
  /** Percentage, like the saturation. */
  opacity?: number;
  saturation?: number;
  /** Stays in place while the page scrolls over it, except with reduced motion. */
  fixed?: boolean;
  /** Moves slower than the page, except with reduced motion. */
  parallax?: boolean;
  /** Like `<img sizes>`; if absent, sizes for a picture that is cropped to a tall shape on phones. */
  sizes?: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
}

/** A decorative background of its parent, which must be `relative isolate`: a picture, or a video over its poster. */
export async function Background({
  picture,
  clip = null,
  opacity = 100,
  saturation = 100,
  fixed = false,
  parallax = false,
  sizes = '(min-width: 48rem) 100vw, 160vw',
  priority = false,
}: BackgroundProps) {
  const still = picture ?? clip?.slate ?? null;
  const style = {
    ...(opacity < 100 && { opacity: opacity / 100 }),
    ...(saturation < 100 && { filter: `saturate(${saturation}%)` }),
  };
  const moves = parallax && !fixed;
  const labels = clip?.kind === 'file' ? await labelsOf() : null;
  return (
    <>
      <div className={cx('absolute inset-0 -z-10', fixed ? '[clip-path:inset(0)]' : 'overflow-clip rounded-[inherit]')}>
        <div
          className={cx(
            'h-full',
            fixed && 'fixed inset-0 h-lvh motion-reduce:absolute motion-reduce:h-full',
            moves && 'parallax',
          )}
        >
          <div className="h-full" style={style} aria-hidden="true">
            {still && (
              <Picture picture={still} width={1920} sizes={sizes} alt="" priority={priority} className="h-full" />
            )}
          </div>
        </div>
      </div>
      {clip?.kind === 'file' && labels && <BackgroundVideo sources={clip.sources} style={style} labels={labels} />}
    </>
  );
}

async function labelsOf() {
  const t = await getTranslations('widgets');
  return { play: t('playVideo'), pause: t('pauseVideo') };
}
