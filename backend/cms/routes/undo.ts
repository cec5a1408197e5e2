import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { PAGE, readPart } from '../documents/parts';
import { stepPage } from '../store/change-page';
import { Conflict } from '../store/page-store';
import { cmsRoutes } from './cms-routes';
import { pageIdOf } from './page-id';
import { CHANGED, byOf, toPart } from './part-of';

const STEPS = { undo: 'undone', redo: 'redone' } as const;

/** /cms/pages/{id}/undo and redo: steps of a draft by any editor. */
export function registerCmsUndo(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  for (const direction of ['undo', 'redo'] as const)
    routes.post(`/cms/pages/:id/${direction}`, async (call) => {
      const revision = Number(call.form.get('revision'));
      try {
        const page = await stepPage(call.db, pageIdOf(call.context), direction, revision, byOf(call));
        if (!page) throw new PlatformError(422, 'NO_STEP', `There is nothing to ${direction}.`);
        return toPart(call, readPart(call.form.get('part') ?? '') ?? PAGE, STEPS[direction]);
      } catch (error) {
        if (error instanceof Conflict) throw new PlatformError(409, 'CHANGED', CHANGED);
        throw error;
      }
    });
}
