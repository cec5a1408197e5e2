import type { PlatformApp } from '../../http/platform';
import { recordId } from '../../rules/values/record-id';
import { cmsRoutes, show } from '../routes/cms-routes';
import { logMain } from './log-view';
import { authors, readLog, readSubject } from './read-log';

/** /cms/log: the audit log, with old and new values. */
export function registerLog(app: PlatformApp): void {
  cmsRoutes(app).get('/cms/log', async (call) => {
    const { context, db } = call;
    const filter = {
      userId: recordId(context.req.query('person') ?? ''),
      subject: readSubject(context.req.query('subject')),
      id: (context.req.query('id') ?? '').slice(0, 40),
      before: recordId(context.req.query('before') ?? ''),
    };
    const [{ entries, more }, people] = [await readLog(db, filter), await authors(db)];
    return show(call, { title: 'Log', section: 'log' }, logMain({ entries, more, filter, people }));
  });
}
