import type { PlatformApp } from '../../http/platform';
import { contentMain } from '../content/content-list-view';
import { registerContent } from '../content/content-routes';
import { cmsRoutes, show } from '../routes/cms-routes';
import { CONTENT_TYPES } from './content-types';

/** /cms/content and the addresses of each kind of content. */
export function registerContentTypes(app: PlatformApp): void {
  cmsRoutes(app).get('/cms/content', (call) =>
    show(call, { title: 'Content', section: 'content' }, contentMain(CONTENT_TYPES)),
  );
  for (const type of CONTENT_TYPES) registerContent(app, type, CONTENT_TYPES);
}
