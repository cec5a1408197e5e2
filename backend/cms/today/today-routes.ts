import type { PlatformApp } from '../../http/platform';
import { cmsRoutes, show } from '../routes/cms-routes';
import { readToday } from './read-today';
import { todayMain } from './today-view';

/** /cms/today: what waits for somebody. */
export function registerToday(app: PlatformApp): void {
  cmsRoutes(app).get('/cms/today', async (call) =>
    show(call, { title: 'Today', section: 'today' }, todayMain(call.editor, await readToday(call.db))),
  );
}
