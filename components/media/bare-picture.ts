import type { Picture } from '@/lib/domain/media/picture';

/** What a small picture needs: lists send it to the browser many times, so nothing more. */
export type BarePicture = Pick<Picture, 'hash' | 'aspect'> & { readonly alt: '' };

/** For pictures whose meaning stands in the text beside them. */
export function barePicture(picture: Picture | null | undefined): BarePicture | null {
  return picture ? { hash: picture.hash, aspect: picture.aspect, alt: '' } : null;
}
