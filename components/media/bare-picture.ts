import type { Picture } from '@/lib/domain/media/picture';

/** What a list sends to the browser of each of its pictures: all but the words. */
export type BarePicture = Picture & { readonly alt: '' };

/** For pictures whose meaning stands in the text beside them. */
export function barePicture(picture: Picture | null | undefined): BarePicture | null {
  return picture ? { ...picture, alt: '' } : null;
}
