import type { PlatformApp } from '../../http/platform';
import type { Db } from '../../db/client';
import {
  changeTable,
  lockPrices,
  readPrices,
  requireUnchangedSince,
} from '../../services/catalogue/record/price-table';
import { NOTHING_TYPED, idIn, refusedForm } from '../record/record-page';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { type CmsCall, type PageStatus, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import type { Posted } from '../form/read-form';
import { type ReadPrices, readPriceForm } from './price-form';
import { priceMain } from './price-view';

interface Shown {
  readonly typed: Posted;
  readonly errors?: Readonly<Record<string, string>>;
  readonly problem: string;
  readonly status: PageStatus;
}

const idOf = (call: CmsCall): number => idIn(call, 'id', 'This product');

async function showPrices(call: CmsCall, shown: Shown | null = null): Promise<Response> {
  const table = await readPrices(call.db, idOf(call));
  const { typed = NOTHING_TYPED, errors = {}, problem = null, status = 200 } = shown ?? {};
  const done = shown === null ? doneWords(call.context.req.query('done')) : null;
  const main = priceMain({ editor: call.editor, table, typed, errors });
  return show(call, { title: `Prices of ${table.name}`, section: 'catalogue', problem, done }, main, status);
}

/** /cms/products/{id}/prices: prices by sku, level and quantity in one table. */
export function registerPrices(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/products/:id/prices', (call) => showPrices(call));

  routes.post('/cms/products/:id/prices', async (call) => {
    const { db, form, editor, at } = call;
    const id = idOf(call);
    const save = async (tx: Db): Promise<ReadPrices['errors']> => {
      const table = await lockPrices(tx, id);
      const { rows, errors } = readPriceForm(table, form);
      if (Object.keys(errors).length > 0) return errors;
      requireUnchangedSince(table, form.get('seen') ?? '');
      const slug = await changeTable(tx, table, { by: editor, at }, rows);
      if (slug !== null) await queueRevalidate(tx, ['products', `product:${slug}`], at);
      return {};
    };
    try {
      const errors = await db.transaction(save);
      if (Object.keys(errors).length > 0)
        return showPrices(call, {
          typed: form,
          errors,
          problem: 'Not saved: please look at the fields with a message.',
          status: 422,
        });
    } catch (error) {
      return showPrices(call, refusedForm(error, call));
    }
    await call.wakeRevalidator();
    return seeOther(call.context, `/cms/products/${id}/prices?done=saved`);
  });
}
