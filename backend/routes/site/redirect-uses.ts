import { redirectsUsed } from '@/lib/contract/site/redirect-uses';
import { redirectKey } from '@/lib/domain/content/redirects';
import { readToken, redirectUseReport } from '@/lib/domain/content/preview/preview-token';
import { readRedirects } from '../../cms/store/redirect-table';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { addRedirectUses } from '../../services/site/redirect-uses';

/** Route of /cognito/redirects/used: storefronts report uses of redirects; unknown redirects are ignored. */
export function registerRedirectUses(app: PlatformApp): void {
  handle(app, redirectsUsed, async ({ db, config, body, at }) => {
    const report =
      config.REVALIDATE_SECRET === undefined
        ? null
        : readToken(redirectUseReport, config.REVALIDATE_SECRET, body.token, at.getTime());
    if (report === null) throw new PlatformError(401, 'UNAUTHORIZED', 'The token is missing, too old or wrong.');
    const known = new Set((await readRedirects(db)).map(({ from }) => redirectKey(from)));
    await addRedirectUses(
      db,
      report.uses.filter(({ key }) => known.has(key)),
      at,
    );
    return { success: true };
  });
}
