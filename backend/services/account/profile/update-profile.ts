import { eq } from 'drizzle-orm';
import type { UserUpdate } from '@/lib/contract/account/user';
import { passwordProblem } from '@/lib/domain/account/password';
import { PROFILE_FIELDS, type ProfileField, isEditable } from '@/lib/domain/account/profile';
import { type ProfileSwitches, toProfileSwitches } from '@/lib/domain/site/settings';
import { readSite } from '../../site/site-documents';
import { users } from '../../../db/schema/account/account';
import type { ServiceDeps } from '../../deps';
import { PlatformError, tokenInvalid } from '../../../system/refusals/platform-error';
import { refuseFields } from '../../../system/refusals/refuse-fields';
import { passwordMessage } from '../../../rules/account/person-fields';
import { findAddress } from '../addresses/addresses';
import type { AuthenticatedUser } from '../../sign-in/tokens/access-token';
import { attemptOf, countPasswordAttempt, passPasswordAttempt } from '../../sign-in/attempts';
import { setPassword } from '../../sign-in/change-password';
import { hashPassword, passwordMatches } from '../../sign-in/password';
import { readProfileFields } from './profile-fields';
import type { Account } from '../../sign-in/find-by-email';

type Call = Pick<ServiceDeps, 'db' | 'config' | 'keyedHash' | 'wakeMailer'> & {
  readonly at: Date;
  readonly sessionHeaders: { readonly clientIp: string };
};

/**
 * Changes the sent fields of the caller's account, all or none. Throws 403 FIELD_LOCKED for a field the customer may
 * not edit, 422 with messages by field, and 429 after too many wrong passwords.
 */
export async function updateProfile(call: Call, caller: AuthenticatedUser, sent: UserUpdate): Promise<void> {
  const { db, at } = call;
  const [account] = await db.select().from(users).where(eq(users.id, caller.id));
  if (!account) throw tokenInvalid();
  const switches = toProfileSwitches((await readSite(db)).settings.profile);
  refuseLocked(sent, switches, account);
  const { columns, faults } = readProfileFields(sent, at);
  if (sent.current_address_id !== undefined) {
    const address = await findAddress(db, account.id, sent.current_address_id);
    if (address) columns.currentAddressId = address.id;
    else
      faults['current_address_id'] = { problem: 'Choose one of your addresses.', why: { reason: 'ADDRESS_MISSING' } };
  }
  const wrong = sent.newpassword === undefined ? null : passwordProblem(sent.newpassword, account.email);
  if (wrong !== null) faults['newpassword'] = { problem: passwordMessage(wrong) };
  if (Object.keys(faults).length > 0) throw refuseFields(faults);

  const passwordHash =
    sent.newpassword === undefined ? null : await newPasswordHash(call, account, sent.newpassword, sent.password);
  await db.transaction(async (tx) => {
    // Checked again under a lock: a date of birth can be set only once, even by concurrent requests.
    const [now] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    if (now) refuseLocked(sent, switches, now);
    // Somebody else set a password while this one was checked.
    if (passwordHash !== null && now?.passwordHash !== account.passwordHash) throw refuseCurrent(sent.password);
    if (Object.keys(columns).length > 0) await tx.update(users).set(columns).where(eq(users.id, account.id));
    if (passwordHash !== null)
      await setPassword(tx, call.keyedHash, { account, passwordHash, exceptSession: caller.sessionId }, at);
  });
  if (passwordHash !== null) call.wakeMailer();
}

function lockedWords(field: ProfileField): string {
  return field === 'date_of_birth'
    ? 'Your date of birth is set already. Please ask us to change it.'
    : 'This cannot be changed here. Please ask us to.';
}

/** Accepts an unchanged date of birth, so that a retry after a lost response succeeds. */
function refuseLocked(sent: UserUpdate, switches: ProfileSwitches, account: Account): void {
  const isSame = (field: ProfileField) =>
    field === 'date_of_birth' && sent.date_of_birth?.trim() === account.dateOfBirth;
  const locked = PROFILE_FIELDS.filter(
    (field) => sent[field] !== undefined && !isEditable(field, switches, account) && !isSame(field),
  );
  const [first] = locked;
  if (first === undefined) return;
  throw new PlatformError(403, 'FIELD_LOCKED', lockedWords(first), {
    errors: Object.fromEntries(locked.map((field) => [field, lockedWords(field)])),
  });
}

/**
 * Requires the current password, if one is set; a wrong one counts as a failed sign-in attempt. Null if the account has
 * the new one already, by a request whose reply was lost.
 */
async function newPasswordHash(
  call: Call,
  account: Account,
  newPassword: string,
  current = '',
): Promise<string | null> {
  const { passwordHash } = account;
  if (passwordHash !== null) {
    const attempt = attemptOf(call, account.email);
    await countPasswordAttempt(attempt);
    const isCurrent = current !== '' && (await passwordMatches(passwordHash, current));
    if (!isCurrent && !(await passwordMatches(passwordHash, newPassword))) throw refuseCurrent(current);
    await passPasswordAttempt(attempt);
    if (!isCurrent) return null;
  }
  return hashPassword(newPassword);
}

function refuseCurrent(current = ''): PlatformError {
  return refuseFields({
    password:
      current === ''
        ? { problem: 'Enter your current password.', why: { reason: 'PASSWORD_MISSING' } }
        : { problem: 'This is not your current password.', why: { reason: 'PASSWORD_WRONG' } },
  });
}
