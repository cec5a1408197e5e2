import type { PlatformApp } from '../http/platform';
import { registerAssets } from './assets';
import { registerArticle } from './cognito/article';
import { registerDomain } from './cognito/domain';
import { registerGroup } from './cognito/group';
import { registerPage } from './cognito/page';
import { registerUser } from './cognito/user';
import { registerOutbox } from './outbox';
import { registerCommerce } from './sell/commerce';
import { registerProduct } from './sell/product';
import { registerSearchSku } from './sell/search-sku';

/** All routes of the platform, one line per resource. */
export function registerRoutes(app: PlatformApp): void {
  registerUser(app);
  registerDomain(app);
  registerGroup(app);
  registerPage(app);
  registerArticle(app);
  registerProduct(app);
  registerSearchSku(app);
  registerCommerce(app);
  registerAssets(app);
  registerOutbox(app);
}
