import { pagePreview } from '@/lib/contract/content/preview';
import { previewRead, readToken } from '@/lib/domain/content/preview/preview-token';
import { previewPage } from '../../cms/store/preview-page';
import { isLiveGrant } from '../../cms/store/sessions';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { PlatformError, notFound } from '../../system/refusals/platform-error';

/** Route of /cognito/page/preview: unpublished pages, for editors who look at the storefront. */
export function registerPagePreview(app: PlatformApp): void {
  handle(app, pagePreview, async ({ db, config, body, at }) => {
    const proof =
      config.REVALIDATE_SECRET === undefined
        ? null
        : readToken(previewRead, config.REVALIDATE_SECRET, body.proof, at.getTime());
    if (proof === null || proof.url !== body.url || !(await isLiveGrant(db, proof.grant, at))) {
      throw new PlatformError(401, 'PREVIEW_ENDED', 'This preview has ended. Open it again from the back office.');
    }
    const item = await previewPage(db, body.url.replaceAll(/^\/+|\/+$/g, ''), proof.of);
    if (!item) throw notFound('This page');
    return { item };
  });
}
