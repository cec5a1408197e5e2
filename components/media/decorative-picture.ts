import type { Picture } from '@/lib/domain/media/picture';

/** A list's pictures as sent to the browser: without alternative texts. */
export type DecorativePicture = Picture & { readonly alt: '' };

/** For pictures whose meaning is in the text beside them. */
export function decorativePicture(picture: Picture | null | undefined): DecorativePicture | null {
  return picture ? { ...picture, alt: '' } : null;
}
