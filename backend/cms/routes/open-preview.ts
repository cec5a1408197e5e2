import type { PreviewOf } from '@/lib/domain/content/preview/preview-address';
import { previewLink, signToken } from '@/lib/domain/content/preview/preview-token';
import { PlatformError } from '../../system/refusals/platform-error';
import { platformOrigin } from '../../system/platform-origin';
import { type CmsCall, seeOther } from './cms-routes';

const LINK_MS = 60_000;

interface PreviewLink {
  readonly slug: string;
  readonly of: PreviewOf;
  /** The session or link that authorises the preview. */
  readonly grant: string;
  /** Milliseconds since 1970; null for the instant that was chosen last. */
  readonly at: number | null;
  readonly until: number;
}

/** The storefront's address that opens a preview. @throws PlatformError 503 when previews are off */
export function previewAddress(
  { config }: Pick<CmsCall, 'config'>,
  { slug, of, grant, at, until }: PreviewLink,
): string {
  if (config.REVALIDATE_SECRET === undefined)
    throw new PlatformError(503, 'NO_PREVIEW', 'Previews are off: REVALIDATE_SECRET is not set.');
  const link = { path: `/${slug}`, frame: platformOrigin(config), grant, of, at };
  const token = signToken(previewLink, config.REVALIDATE_SECRET, link, until);
  return `${config.APP_ORIGIN}/api/preview?token=${encodeURIComponent(token)}`;
}

/** Redirects an editor to a preview. The link is created on demand, so that it can expire soon. */
export function openPreview(call: CmsCall, slug: string, of: PreviewOf, at: number | null = null): Response {
  const until = call.at.getTime() + LINK_MS;
  const address = previewAddress(call, { slug, of, grant: call.editor.grant, at, until });
  call.context.header('Referrer-Policy', 'no-referrer');
  return seeOther(call.context, address);
}
