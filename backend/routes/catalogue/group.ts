import { GROUP_MODELS, groupDetails, groupList, groupsByModel } from '@/lib/contract/catalogue/group';
import { type GroupModel, describeGroups, groupRows } from '../../services/catalogue/groups';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';

/** Group pictures (specification 1, section 9). */
const IMAGE = { aspect: '4x3', width: 300, extraAspects: ['1x1', '16x9'] } as const;

const NAMESPACE_OF: Readonly<Record<GroupModel, string>> = { product: 'sell', article: 'blog', menu: 'site' };

/** The model in a path, in any case: widgets use 'Sell' and 'Blog'. Null for an unknown namespace or model. */
function modelOf({ namespace = '', model = '' }: Readonly<Record<string, string>>): GroupModel | null {
  const found = GROUP_MODELS.find((one) => one === model.toLowerCase());
  return found !== undefined && NAMESPACE_OF[found] === namespace.toLowerCase() ? found : null;
}

/** Routes of /cognito/group: the category trees. */
export function registerGroup(app: PlatformApp): void {
  handle(app, groupList, async ({ db, query }) => {
    const request = { ...IMAGE, aspect: query.image_aspect ?? IMAGE.aspect, width: query.image_width ?? IMAGE.width };
    const trees = await Promise.all(GROUP_MODELS.map((model) => groupRows(db, model)));
    return { data: (await Promise.all(trees.map((rows) => describeGroups(db, rows, rows, request)))).flat() };
  });

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
