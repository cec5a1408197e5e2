import type { PlatformApp } from '../../http/platform';
import { retryMail } from '../../services/mail/mail-jobs';
import { cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { readToday } from './read-today';
import { todayMain } from './today-view';

/** /cms/today: pending work. */
export function registerToday(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/today', async (call) => {
    const done = doneWords(call.context.req.query('done'));
    const main = todayMain(call.editor, await readToday(call.db, call.at));
    return show(call, { title: 'Today', section: 'today', done }, main);
  });

  routes.post('/cms/today/mails', async ({ context, db, at, wakeMailer }) => {
    await retryMail(db, at);
    wakeMailer();
    return seeOther(context, '/cms/today?done=tried');
  });
}
