import { ABN_CALL } from '@/lib/config/routes-application';
import { type RegisteredBusiness, lookUpAbn } from '@/lib/contract/sign-in/application';
import { call } from '../call';

/**
 * The business register's result: 'unknown' for an unregistered ABN, 'away' if the register does not respond, 'off' if
 * it is not configured or rate limited.
 */
export type RegisterAnswer =
  | { readonly kind: 'found'; readonly business: RegisteredBusiness }
  | { readonly kind: 'unknown' | 'away' | 'off' };

export async function queryRegister(abn: string, signal: AbortSignal): Promise<RegisterAnswer> {
  const result = await call(lookUpAbn, { at: ABN_CALL, body: { abn }, signal });
  if (!result.ok) return { kind: result.error.kind === 'network' ? 'away' : 'off' };
  const { item, away, off } = result.value;
  if (item) return { kind: 'found', business: item };
  return { kind: off ? 'off' : away ? 'away' : 'unknown' };
}
