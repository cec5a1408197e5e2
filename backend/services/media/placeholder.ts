import sharp from 'sharp';

/** Pixels. A page has two dozen placeholders: this is the least width that still shows light and dark areas. */
const PLACEHOLDER_WIDTH = 5;
const PLACEHOLDER_BYTES = 400;

/** A tiny blurred picture as a data: URL of at most 400 bytes; '' when it does not fit, or would be seen through. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const picture = sharp(bytes);
  if ((await picture.metadata()).hasAlpha) return '';
  const tiny = await picture.resize({ width: PLACEHOLDER_WIDTH }).blur(0.6).webp({ quality: 20, effort: 6 }).toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= PLACEHOLDER_BYTES ? address : '';
}
