import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { findAsset } from '../assets/assets';

/** GET /cms/assets/{hash}/{name}: stylesheets and scripts of the back office. */
export function registerCmsAssets({ router }: PlatformApp): void {
  router.get('/cms/assets/:hash/:name', (context) => {
    const asset = findAsset(context.req.param('hash'), context.req.param('name'));
    if (!asset) throw notFound('This file');
    return context.body(asset.body, 200, {
      'Content-Type': `${asset.type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
