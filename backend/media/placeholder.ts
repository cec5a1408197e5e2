import sharp from 'sharp';

const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_BYTES = 400;

/** A tiny blurred picture as a data: address of 400 bytes at most; '' when it does not fit. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes)
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(0.6)
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= PLACEHOLDER_BYTES ? address : '';
}
