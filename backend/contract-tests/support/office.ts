import type { PlatformApp } from '../../http/platform';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from './in-process-office';

/** A demonstration shop of the test file's own, opened before its tests, and its staff. */
export let shop: TestShop;
export let app: PlatformApp;
export let owner: Person;
export let editor: Person;
export let sales: Person;
export let warehouse: Person;

jest.setTimeout(120_000);

beforeAll(async () => {
  shop = await openTestShop();
  app = officeApp(shop);
  owner = await person(app, STAFF.owner);
  editor = await person(app, STAFF.editor);
  sales = await person(app, STAFF.sales);
  warehouse = await person(app, STAFF.warehouse);
});
afterAll(() => shop.close());
