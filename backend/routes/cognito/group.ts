import { GROUP_MODELS, groupDetails, groupsByModel } from '@/lib/contract/catalogue/group';
import { type GroupModel, describeGroups, groupRows } from '../../catalogue/groups';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../http/refusals/platform-error';

/** Group pictures (specification 1, section 9). */
const IMAGE = { aspect: '4x3', width: 300, extraAspects: ['1x1', '16x9'] } as const;

const NAMESPACE_OF: Readonly<Record<GroupModel, string>> = { product: 'sell', article: 'blog', menu: 'site' };

/** The model that an address names; null when there is no such namespace or model. */
function modelOf(params: Readonly<Record<string, string>>): GroupModel | null {
  const model = GROUP_MODELS.find((one) => one === params['model']);
  return model !== undefined && NAMESPACE_OF[model] === params['namespace'] ? model : null;
}

/** Routes of /cognito/group: the category trees. */
export function registerGroup(app: PlatformApp): void {
  handle(app, groupDetails, async ({ db, params }) => {
    const model = modelOf(params);
    const rows = model === null ? [] : await groupRows(db, model);
    const [item] = await describeGroups(
      db,
      rows,
      rows.filter((row) => row.url === params['group']),
      IMAGE,
    );
    if (!item) throw notFound('This category');
    return { item };
  });

  handle(app, groupsByModel, async ({ db, params }) => {
    const model = modelOf(params);
    if (model === null) throw notFound('This list of categories');
    const rows = await groupRows(db, model);
    return { data: await describeGroups(db, rows, rows, IMAGE) };
  });
}
