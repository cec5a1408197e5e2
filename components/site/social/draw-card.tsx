import 'server-only';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { SiteSettings } from '@/lib/domain/site/settings';
import { shorten } from '@/lib/domain/content/plain-text';
import { CARD_SIZE, type SocialCard, drawable } from '@/lib/domain/content/social-card';
import { readPicture } from '@/lib/upstream/files/picture-bytes';
import { Card, PICTURE_WIDTH } from './card';
import { cardFonts } from './fonts';
import { cardPalette } from './palette';

const MAX_TITLE = 130;
const QUALITY = 82;
/** Width in pixels: one of the platform's steps that suffices for the card's height. */
const PICTURE_SOURCE = 650;

/**
 * Draws a card as a JPEG: the text is rendered by satori, the photograph is composited beside it. @throws UpstreamError
 */
export async function drawCard(card: SocialCard, settings: SiteSettings): Promise<Uint8Array<ArrayBuffer>> {
  const [picture, palette, fonts] = await Promise.all([
    card.picture && readPicture(card.picture, PICTURE_SOURCE),
    cardPalette(),
    cardFonts(),
  ]);
  const [site, title, label] = [settings.name, card.title, card.label].map(drawable);
  // If the fonts cannot draw the title, the site's name replaces it; if neither can be drawn, there is only the
  // picture.
  const accent = /^#[\da-f]{6}$/i.test(settings.themeColour) ? settings.themeColour : palette.brand;
  const words = (
    <Card
      site={title ? (site ?? '') : ''}
      label={label ?? ''}
      title={shorten(title || site || '', MAX_TITLE)}
      pictured={picture !== null}
      palette={palette}
      accent={accent}
    />
  );
  const drawn = await new ImageResponse(words, { ...CARD_SIZE, fonts }).arrayBuffer();
  const layers = picture
    ? [
        {
          input: await sharp(picture).resize(PICTURE_WIDTH, CARD_SIZE.height, { fit: 'cover' }).toBuffer(),
          top: 0,
          left: CARD_SIZE.width - PICTURE_WIDTH,
        },
      ]
    : [];
  const bytes = await sharp(drawn)
    .composite(layers)
    .flatten({ background: palette.ground })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}
