import { CARD_SIZE } from '@/lib/domain/content/social-card';
import type { Palette } from './palette';

/** Width in pixels of the picture at the card's right edge. */
export const PICTURE_WIDTH = 540;
const PAD = 72;

interface CardProps {
  readonly site: string;
  readonly label: string;
  readonly title: string;
  /** Leaves space for the picture, which is composited later. */
  readonly pictured: boolean;
  readonly palette: Palette;
  /** The site's own colour, from the settings. */
  readonly accent: string;
}

/** Font size in pixels, as large as the title's length allows. */
function sizeFor(title: string, pictured: boolean): number {
  const steps = pictured
    ? ([
        [24, 76],
        [48, 62],
        [80, 52],
      ] as const)
    : ([
        [36, 96],
        [70, 78],
        [100, 64],
      ] as const);
  return steps.find(([length]) => title.length <= length)?.[1] ?? (pictured ? 44 : 54);
}

/** Texts of a card, in the theme's colours. Uses only what satori supports: every box is a flex box. */
export function Card({ site, label, title, pictured, palette, accent }: CardProps) {
  const width = CARD_SIZE.width - (pictured ? PICTURE_WIDTH : 0);
  return (
    <div
      style={{
        display: 'flex',
        width: CARD_SIZE.width,
        height: CARD_SIZE.height,
        background: palette.ground,
        color: palette.ink,
        fontFamily: 'Text, TextExtended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width,
          height: CARD_SIZE.height,
          padding: PAD,
          borderTop: `14px solid ${accent}`,
        }}
      >
        <div style={{ display: 'flex', fontSize: 30, color: palette.soft }}>{site}</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {label !== '' && (
            <div style={{ display: 'flex', fontSize: 28, color: palette.soft, marginBottom: 20 }}>{label}</div>
          )}
          <div
            style={{
              display: 'block',
              lineClamp: 5,
              fontFamily: 'Display, DisplayExtended',
              fontSize: sizeFor(title, pictured),
              lineHeight: 1.12,
              letterSpacing: '-0.01em',
            }}
          >
            {title}
          </div>
        </div>
      </div>
    </div>
  );
}
