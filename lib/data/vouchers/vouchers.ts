import 'server-only';
import { giftVoucherThemesQuery } from '../../contract/graphql';
import { THEME_VARIABLES, type Theme, toTheme } from '../../domain/vouchers/theme';
import { publicQuery } from '../../upstream/graphql';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

/** The themes of gift vouchers, in display order. @throws UpstreamError */
export const getVoucherThemes = oncePerRender(async (): Promise<Theme[]> => {
  'use cache';
  publicRead(tags.vouchers);
  const { giftVoucherThemes } = await publicQuery(giftVoucherThemesQuery, THEME_VARIABLES);
  return giftVoucherThemes.map(toTheme);
});
