import { registerCmsAssets } from '../cms/routes/assets';
import { registerCmsEditor } from '../cms/routes/editor';
import { registerCmsMedia } from '../cms/routes/media';
import { registerCmsPages } from '../cms/routes/pages';
import { registerCmsPublishing } from '../cms/routes/publishing';
import { registerCmsRedirects } from '../cms/routes/redirects';
import { registerCmsSettings } from '../cms/routes/settings';
import { registerCmsStructure } from '../cms/routes/structure';
import { registerSignIn } from '../cms/routes/sign-in';
import { widgetCatalogueOf } from '../cms/widget-catalogue';
import type { PlatformApp } from '../http/platform';

/** /cms: the back office, for administrators. */
export function registerCms(app: PlatformApp): void {
  const { config, log, now } = app.deps;
  const catalogue = widgetCatalogueOf(config, log, now);
  registerCmsAssets(app);
  registerSignIn(app);
  registerCmsPages(app);
  registerCmsPublishing(app);
  registerCmsEditor(app, catalogue);
  registerCmsStructure(app, catalogue);
  registerCmsMedia(app);
  registerCmsRedirects(app);
  registerCmsSettings(app);
}
