import type { PlatformApp } from '../../http/platform';
import { renameBrand, searchBrands } from '../../services/catalogue/record/brands';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { RANGE_TYPES } from '../range-types/range-types';
import { type Refused, refusedForm, shownAgain } from '../record/record-page';
import { queueRevalidate } from '../revalidate/revalidate-jobs';
import { type CmsCall, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { brandMain } from './brand-view';

const MAX_LENGTH = 100;
const PAGE_SIZE = 25;

async function showBrands(call: CmsCall, refused: Refused | null = null): Promise<Response> {
  const q = (call.context.req.query('q') ?? '').trim().slice(0, MAX_LENGTH);
  const after = call.context.req.query('after') ?? '';
  const found = await searchBrands(call.db, { q, after, limit: PAGE_SIZE + 1 });
  const main = brandMain({
    editor: call.editor,
    types: RANGE_TYPES,
    q,
    after,
    brands: found.slice(0, PAGE_SIZE),
    more: found.length > PAGE_SIZE,
    ...shownAgain(refused),
  });
  const done = refused === null ? doneWords(call.context.req.query('done')) : null;
  const place = { title: 'Brands', section: 'catalogue', done, problem: refused?.problem ?? null } as const;
  return show(call, place, main, refused?.status ?? 200);
}

/** /cms/brands: the brands of products. */
export function registerBrands(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/brands', (call) => showBrands(call));

  routes.post('/cms/brands', async (call) => {
    const { db, form, editor, at } = call;
    const from = form.get('from') ?? '';
    const to = form.get('remove') === 'yes' ? '' : (form.get('to') ?? '').trim();
    try {
      if (to === '' && form.get('remove') !== 'yes') throw refuseFields({ to: 'Type what the brand is called.' });
      if (to.length > MAX_LENGTH) throw refuseFields({ to: `A brand has at most ${MAX_LENGTH} characters.` });
      if (to !== from)
        await db.transaction(async (tx) => {
          await renameBrand(tx, { from, to, by: editor, at });
          await queueRevalidate(tx, ['products'], at);
        });
    } catch (error) {
      return showBrands(call, refusedForm(error, call, [404, 422]));
    }
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/brands?done=saved');
  });
}
