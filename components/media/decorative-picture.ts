import type { Picture } from '@/lib/domain/media/picture';

/** What a list sends to the browser of each of its pictures: all but the words. */
export type DecorativePicture = Picture & { readonly alt: '' };

/** For pictures whose meaning stands in the text beside them. */
export function decorativePicture(picture: Picture | null | undefined): DecorativePicture | null {
  return picture ? { ...picture, alt: '' } : null;
}
