import sharp from 'sharp';

/** Pixels. A page has two dozen placeholders: this is the least width that still shows light and dark areas. */
const PLACEHOLDER_WIDTH = 5;
const PLACEHOLDER_BYTES = 400;

/** A tiny blurred picture as a data: URL of at most 400 bytes; '' when it does not fit. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes)
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(0.6)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= PLACEHOLDER_BYTES ? address : '';
}
