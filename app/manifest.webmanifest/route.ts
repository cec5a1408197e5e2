import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { routes } from '@/lib/config/routes';
import { getSite } from '@/lib/data/site/site';
import { APP_ICONS, PAPER, iconColour } from '@/lib/domain/media/app-icon';
import { homeScreenName } from '@/lib/domain/web/home-screen-name';
import { upstreamErrorResponse } from '@/lib/upstream/bff/error-response';

/**
 * `GET /manifest.webmanifest`: the shop as an installable app. Its texts are the site's own, so it is identical in
 * every language.
 */
export async function GET(): Promise<Response> {
  // Not at build time, when no platform is reachable.
  await connection();
  let site: Awaited<ReturnType<typeof getSite>>;
  try {
    site = await getSite();
  } catch (error) {
    return upstreamErrorResponse(error);
  }
  const { name, themeColour } = site.settings;
  const manifest: MetadataRoute.Manifest = {
    id: routes.home,
    name,
    short_name: homeScreenName(site.settings),
    start_url: routes.home,
    scope: routes.home,
    display: 'standalone',
    background_color: PAPER,
    theme_color: iconColour(themeColour),
    icons: Object.entries(APP_ICONS).map(([file, { size, purpose }]) => ({
      src: `/assets/icon/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}
