import { z } from 'zod';
import { platformError } from '../contract/common';
import { UpstreamError } from './errors';

/** What a refusal without words of its own says. */
const MUTE = { text_code: '', message: '', errors: {}, values: {}, reasons: {} };

interface Head {
  readonly status: number;
  readonly headers?: Readonly<NodeJS.Dict<string | string[]>>;
}

/** The platform's refusal of a call (specification 1, section 8); `value` is its body. */
export function refusal({ status, headers = {} }: Head, value: unknown): UpstreamError {
  const refused = platformError.safeParse(value).data ?? MUTE;
  const details = {
    status,
    code: refused.text_code,
    fieldErrors: refused.errors,
    values: refused.values,
    reasons: refused.reasons,
    retryAfter: Number(headers['retry-after']) || undefined,
  };
  const tokenCode =
    /^TOKEN_(EXPIRED|INVALID)$/.test(refused.text_code) || /signature verification failed/i.test(refused.message);
  if (tokenCode) return new UpstreamError('unauthorized', refused.message, details);
  if (status === 401 && refused.text_code === '') return new UpstreamError('unauthorized', refused.message, details);
  if (status === 404) return new UpstreamError('not-found', refused.message, details);
  return new UpstreamError('refused', refused.message, details);
}

const saysNo = z.union([
  z.looseObject({ success: z.union([z.literal(false), z.literal(0)]) }),
  z.looseObject({ text_code: z.string().min(1) }),
]);
const saysNothing = z.object({ item: z.null() });

/**
 * The refusal in a reply with a status of success, as some platforms send it; null for any other reply. Only for a
 * reply that is not what the contract promises.
 */
export function refusalIn(value: unknown): UpstreamError | null {
  if (saysNothing.safeParse(value).success) return refusal({ status: 404 }, value);
  return saysNo.safeParse(value).success ? refusal({ status: 422 }, value) : null;
}
