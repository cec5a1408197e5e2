import { z } from 'zod';
import { instant } from '../common';
import { endpoint } from '../endpoint';
import { AU_STATES } from '../limits';

/* Applications for an account. All of these calls are extensions: 404 if the platform does not support one. */

/** A state or territory; '' when not given. */
export const applicationState = z.union([z.enum(AU_STATES), z.literal('')]);

/** An application's status: e-mail not confirmed, received, opened by the manager, or decided. */
const progress = z.enum(['unconfirmed', 'received', 'reviewing', 'approved', 'declined']);
export type ApplicationProgress = z.infer<typeof progress>;

/**
 * The status of an application by its token, which is in e-mails and in the error ACCOUNT_PENDING (loginRecoveryCode,
 * `errors.application`). 404 for any other token.
 */
export const applicationStatus = endpoint('GET', '/cognito/application/{token}', {
  auth: 'none',
  reply: z.object({
    item: z.object({
      progress,
      company_name: z.string(),
      asked_at: instant,
      confirmed_at: instant.nullish(),
      /** When the manager opened it first. */
      opened_at: instant.nullish(),
      decided_at: instant.nullish(),
      /** The manager's message to a declined applicant. */
      reason: z.string().default(''),
      /** Number of products in the shortlist submitted with it. */
      product_count: z.int().nonnegative().default(0),
    }),
  }),
});

/** A business in the Australian Business Register. */
const registered = z.object({
  /** Its trading name or its registered name. */
  name: z.string(),
  state: applicationState.catch(''),
  active: z.boolean(),
});
export type RegisteredBusiness = z.infer<typeof registered>;

/**
 * Looks an ABN up in the business register; null if it is not registered, or the register is down or not configured.
 * 429 with Retry-After. A POST, so that no cache stores it and no other site can call it.
 */
export const lookUpAbn = endpoint('POST', '/cognito/abn/lookUp', {
  auth: 'none',
  body: z.object({ abn: z.string().regex(/^\d{11}$/) }),
  reply: z.object({
    item: registered.nullable().default(null),
    /** The register does not respond, which is no failure of the platform. */
    away: z.boolean().default(false),
    /** The platform has no key for the register. */
    off: z.boolean().default(false),
  }),
});
