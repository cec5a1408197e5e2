import 'server-only';
import { VOUCHER_IMAGE } from '../../config/constants';
import { giftVoucherThemesQuery } from '../../contract/graphql';
import { type Picture, toPicture } from '../../domain/media/picture';
import { publicQuery } from '../../upstream/graphql';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly picture: Picture | null;
}

/** The themes of gift vouchers, in the order they are offered. @throws UpstreamError */
export const getVoucherThemes = oncePerRender(async (): Promise<Theme[]> => {
  'use cache';
  publicRead(tags.vouchers);
  const { giftVoucherThemes } = await publicQuery(giftVoucherThemesQuery, {
    image_aspect: VOUCHER_IMAGE.aspect,
    image_width: VOUCHER_IMAGE.width,
  });
  return giftVoucherThemes.map(({ id, name, image }) => ({
    id,
    name,
    picture: toPicture(image, name, VOUCHER_IMAGE.width),
  }));
});
