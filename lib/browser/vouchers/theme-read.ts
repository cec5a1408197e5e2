import { giftVoucherThemesQuery } from '../../contract/graphql';
import { THEME_VARIABLES, type Theme, toTheme } from '../../domain/vouchers/theme';
import { readGraphql } from '../graphql';

/** The current designs of gift vouchers; null without a valid reply. */
export async function readThemes(): Promise<readonly Theme[] | null> {
  const data = await readGraphql(giftVoucherThemesQuery, THEME_VARIABLES);
  return data && data.giftVoucherThemes.map(toTheme);
}
