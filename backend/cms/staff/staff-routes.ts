import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { readRole } from '../../rules/account/staff-roles';
import { readLine } from '../../rules/account/person-fields';
import { readEmail } from '../../rules/values/email';
import { recordId } from '../../rules/values/record-id';
import type { Posted } from '../form/read-form';
import { type CmsCall, type CmsPost, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { type NewMember, type RoleOutcome, addStaff, changeRole, listStaff } from './staff-list';
import { NOBODY_TYPED, staffMain, type TypedMember } from './staff-view';

type Errors = Partial<Record<keyof TypedMember, string>>;

const REFUSED: Readonly<Record<Exclude<RoleOutcome, 'changed'>, string>> = {
  gone: 'This account is not there any more.',
  'last-owner': 'This is the last owner. Make somebody else an owner first.',
  'seen-other': 'Somebody else has changed this role meanwhile. Please look at the list again.',
};

function readMember(form: Posted): { typed: TypedMember; member: NewMember | null; errors: Errors } {
  const typed = {
    email: form.get('email') ?? '',
    first_name: form.get('first_name') ?? '',
    last_name: form.get('last_name') ?? '',
    role: form.get('role') ?? '',
  };
  const [email, role] = [readEmail(typed.email), readRole(typed.role)];
  const first = readLine(typed.first_name, 'Enter a first name.');
  const last = readLine(typed.last_name, 'Enter a last name.');
  const errors: Errors = {
    ...(email === null ? { email: 'Enter an e-mail address such as name@example.com.' } : {}),
    ...(role === null ? { role: 'Choose a role.' } : {}),
    ...('problem' in first ? { first_name: first.problem } : {}),
    ...('problem' in last ? { last_name: last.problem } : {}),
  };
  const complete = email !== null && role !== null && 'value' in first && 'value' in last;
  return {
    typed,
    errors,
    member: complete ? { email, role, firstName: first.value, lastName: last.value } : null,
  };
}

/** /cms/staff: people with access to the back office, and their roles. */
export function registerStaff(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  const page = async (call: CmsCall, typed = NOBODY_TYPED, errors: Errors = {}): Promise<Response> => {
    const problem = Object.keys(errors).length > 0 ? 'Nobody was added.' : null;
    const shell = {
      title: 'Staff',
      section: 'staff',
      problem,
      done: doneWords(call.context.req.query('done')),
    } as const;
    const staff = await listStaff(call.db);
    return show(call, shell, staffMain({ editor: call.editor, staff, typed, errors }), problem ? 422 : 200);
  };

  const change = async (call: CmsPost, role: NewMember['role'] | null): Promise<Response> => {
    const userId = recordId(call.context.req.param('id') ?? '');
    const seen = readRole(call.form.get('seen'));
    if (userId === null || seen === null) throw notFound('This account');
    const outcome = await call.db.transaction((tx) =>
      changeRole(tx, { userId, seen, role, by: call.editor, at: call.at }),
    );
    if (outcome !== 'changed') throw new PlatformError(409, 'ROLE_UNCHANGED', REFUSED[outcome]);
    return seeOther(call.context, '/cms/staff?done=saved');
  };

  routes.get('/cms/staff', (call) => page(call));

  routes.post('/cms/staff', async (call) => {
    const { typed, member, errors } = readMember(call.form);
    if (member === null) return page(call, typed, errors);
    const added = await call.db.transaction((tx) => addStaff(tx, member, call.editor, call.at));
    if (added === null)
      return page(call, typed, { email: 'This address has an account already. Staff have one of their own.' });
    call.wakeMailer();
    return seeOther(call.context, '/cms/staff?done=added');
  });

  routes.post('/cms/staff/:id', (call) => {
    const role = readRole(call.form.get('role'));
    if (role === null) throw new PlatformError(422, 'INVALID_INPUT', 'Choose a role.');
    return change(call, role);
  });

  routes.post('/cms/staff/:id/remove', (call) => change(call, null));
}
