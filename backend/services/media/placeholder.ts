import sharp from 'sharp';

/** A page has two dozen of them: as small as still shows where it is light and where dark. */
const PLACEHOLDER_WIDTH = 5;
const PLACEHOLDER_BYTES = 400;

/** A tiny blurred picture as a data: address of 400 bytes at most; '' when it does not fit. */
export async function placeholderOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes)
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(0.6)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= PLACEHOLDER_BYTES ? address : '';
}
