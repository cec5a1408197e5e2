import { VOUCHER_IMAGE } from '../../config/constants';
import type { VoucherTheme } from '../../contract/vouchers/voucher';
import { type Picture, toPicture } from '../media/picture';

/** A design of a gift voucher. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
}

/** Query variables for the designs. */
export const THEME_VARIABLES = { image_aspect: VOUCHER_IMAGE.aspect, image_width: VOUCHER_IMAGE.width };

export function toTheme({ id, name, image }: VoucherTheme): Theme {
  return { id, name, picture: toPicture(image, name, VOUCHER_IMAGE.width) };
}
