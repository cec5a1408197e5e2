import { registerCatalogue } from './catalogue/sku-routes';
import { registerApplicationPages } from './customers/application-routes';
import { registerCustomers } from './customers/customer-routes';
import { registerOrderActions } from './orders/order-actions';
import { registerOrderPages } from './orders/order-routes';
import { registerRefundActions } from './orders/refund-actions';
import { registerLog } from './log/log-routes';
import { registerCmsAssets } from './routes/assets';
import { registerCmsEditor } from './routes/editor';
import { registerCmsMedia } from './routes/media';
import { registerCmsPages } from './routes/pages';
import { registerCmsRedirects } from './routes/redirects';
import { registerCmsSettings } from './routes/settings';
import { registerCmsStructure } from './routes/structure';
import { registerCmsUndo } from './routes/undo';
import { registerCmsVersions } from './versions/version-routes';
import { registerCmsBin } from './bin/bin-routes';
import { registerStaff } from './staff/staff-routes';
import { registerToday } from './today/today-routes';
import { registerSignIn } from './routes/sign-in';
import { widgetCatalogueOf } from './documents/widget-catalogue';
import type { PlatformApp } from '../http/platform';

/** /cms: the back office, for the staff. */
export function registerCms(app: PlatformApp): void {
  const { config, log, now } = app.deps;
  const catalogue = widgetCatalogueOf(config, log, now);
  registerCmsAssets(app);
  registerSignIn(app);
  registerCmsPages(app);
  registerCmsVersions(app);
  registerCmsUndo(app);
  registerCmsBin(app);
  registerCmsEditor(app, catalogue);
  registerCmsStructure(app, catalogue);
  registerCmsMedia(app);
  registerCmsRedirects(app);
  registerCmsSettings(app);
  registerToday(app);
  registerOrderPages(app);
  registerOrderActions(app);
  registerRefundActions(app);
  registerApplicationPages(app);
  registerCustomers(app);
  registerCatalogue(app);
  registerStaff(app);
  registerLog(app);
}
