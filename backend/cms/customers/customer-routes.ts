import type { Db } from '../../db/client';
import type { PlatformApp } from '../../http/platform';
import { recordId } from '../../rules/values/record-id';
import {
  changeTerms,
  type CustomerRequest,
  sendSignInLink,
  suspendCustomer,
} from '../../services/account/customers/change-customer';
import { changeDetails } from '../../services/account/customers/change-details';
import { notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { type Refused, idIn, refusedForm, showRecord, shownAgain } from '../record/record-page';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { type Done, doneWords } from '../routes/done';
import { readLevels, readSeenTerms, readTermsForm } from './customer-fields';
import { customerListMain } from './customer-list-view';
import { customerMain } from './customer-view';
import { readDetails, readSeenDetails } from './details-form';
import { eraseCustomer } from './erase-customer';
import { readCustomer, searchCustomers, waitingApplications } from './find-customers';

const PAGE_SIZE = 25;
const WAITING_SIZE = 50;
const MAX_REASON_LENGTH = 200;

const customerIdOf = (call: CmsCall): number => idIn(call, 'id', 'This customer');

async function showCustomer(call: CmsCall, refused: Refused | null = null): Promise<Response> {
  const detail = await readCustomer(call.db, customerIdOf(call));
  if (detail === null) throw notFound('This customer');
  const place = { title: detail.customer.companyName || detail.customer.email, section: 'customers' } as const;
  const main = customerMain({
    editor: call.editor,
    detail,
    ...shownAgain(refused),
    levels: await readLevels(call.db),
  });
  return showRecord(call, place, refused, main);
}

/** /cms/customers: accounts and actions on them. */
export function registerCustomers(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  routes.get('/cms/customers', async (call) => {
    const { context, db } = call;
    const filter = {
      q: (context.req.query('q') ?? '').trim().slice(0, 100),
      before: recordId(context.req.query('before') ?? ''),
    };
    const found = await searchCustomers(db, filter, PAGE_SIZE + 1);
    const after = recordId(context.req.query('waiting') ?? '');
    const waiting = await waitingApplications(db, after, WAITING_SIZE + 1);
    const main = customerListMain({
      filter,
      customers: found.slice(0, PAGE_SIZE),
      more: found.length > PAGE_SIZE,
      waiting: waiting.slice(0, WAITING_SIZE),
      moreWaiting: waiting.length > WAITING_SIZE,
    });
    const done = doneWords(context.req.query('done'));
    return show(call, { title: 'Customers', section: 'customers', done }, main);
  });

  routes.get('/cms/customers/:id', (call) => showCustomer(call));

  const act = (action: string, done: Done, work: (tx: Db, call: CmsPost, request: CustomerRequest) => Promise<void>) =>
    routes.post(`/cms/customers/:id/${action}`, async (call) => {
      const request = { id: customerIdOf(call), by: call.editor, at: call.at };
      try {
        await call.db.transaction((tx) => work(tx, call, request));
      } catch (error) {
        return showCustomer(call, refusedForm(error, call));
      }
      call.wakeMailer();
      return seeOther(call.context, `/cms/customers/${request.id}?done=${done}`);
    });

  act('terms', 'saved', (tx, { form }, request) => changeTerms(tx, request, readSeenTerms(form), readTermsForm(form)));
  act('details', 'saved', (tx, { form, at }, request) => {
    const seen = readSeenDetails(form);
    return changeDetails(tx, request, seen, readDetails(form, seen, at));
  });
  act('link', 'linked', (tx, _call, request) => sendSignInLink(tx, request));
  act('suspend', 'suspended', (tx, { form }, request) => {
    const reason = (form.get('reason') ?? '').trim().slice(0, MAX_REASON_LENGTH);
    if (reason === '') throw refuseFields({ reason: 'Say why, for the log.' });
    return suspendCustomer(tx, request, { suspended: true, reason });
  });
  act('erase', 'erased', (tx, { form, keyedHash }, request) =>
    eraseCustomer(tx, keyedHash, request, form.get('confirm') ?? ''),
  );
  act('open', 'opened', (tx, _call, request) => suspendCustomer(tx, request, { suspended: false, reason: '' }));
}
