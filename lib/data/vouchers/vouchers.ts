import 'server-only';
import { giftVoucherThemesQuery } from '../../contract/graphql';
import { THEME_VARIABLES, type Theme, toTheme } from '../../domain/vouchers/theme';
import { publicQuery } from '../../upstream/graphql/graphql';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** The themes of gift vouchers, in display order. @throws UpstreamError */
export const getVoucherThemes = cachedRead(async () => {
  'use cache';
  return dated([tags.vouchers], async (): Promise<Theme[]> => {
    const { giftVoucherThemes } = await publicQuery(giftVoucherThemesQuery, THEME_VARIABLES);
    return giftVoucherThemes.map(toTheme);
  });
});
