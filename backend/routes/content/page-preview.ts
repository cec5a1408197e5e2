import { pagePreview } from '@/lib/contract/content/preview';
import { previewRead, readToken } from '@/lib/domain/content/preview/preview-token';
import { previewPage } from '../../cms/store/preview-page';
import { guestPage, hadAddress } from '../../cms/releases/draft-links';
import { isLiveGrant } from '../../cms/store/sessions';
import { handle } from '../../http/handle';
import { pageSlug } from '../../services/content/page-slug';
import type { PlatformApp } from '../../http/platform';
import { PlatformError, notFound } from '../../system/refusals/platform-error';

/** Route of /cognito/page/preview: unpublished pages, for previews on the storefront. */
export function registerPagePreview(app: PlatformApp): void {
  handle(app, pagePreview, async ({ db, config, body, at }) => {
    const token =
      config.REVALIDATE_SECRET === undefined
        ? null
        : readToken(previewRead, config.REVALIDATE_SECRET, body.token, at.getTime());
    const slug = pageSlug(body.url);
    // A draft link opens its own page only; other pages are shown as published.
    const guest = token === null ? null : await guestPage(db, token.grant, at);
    const isOpen =
      token !== null && token.url === body.url && (guest !== null || (await isLiveGrant(db, token.grant, at)));
    if (!isOpen) {
      throw new PlatformError(401, 'PREVIEW_ENDED', 'This preview has ended. Open it again from the back office.');
    }
    if (guest !== null && !(await hadAddress(db, guest, slug)))
      throw new PlatformError(403, 'PREVIEW_ELSEWHERE', 'This link is one to another page.');
    const item = guest === null ? await previewPage(db, slug, token.of) : await previewPage(db, guest.slug, 'draft');
    if (!item) throw notFound('This page');
    return { item };
  });
}
