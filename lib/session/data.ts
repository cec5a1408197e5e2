import { z } from 'zod';

/** Seconds until an unused session expires: the lifetime of its seal. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** All data in the sealed cookie: never the user's record (design, section 5.1). */
export const sessionData = z.object({
  /** Session id: identifies the session in memory and in Redis, never sent to the platform. */
  sid: z.string().min(1),
  accessToken: z.string().min(1),
  refreshToken: z.string(),
  /** Base address of the platform that issued the tokens, if it is not API_BASE_URL. */
  base: z.string().optional(),
  /** The user's id at that platform. Absent in sessions of earlier versions. */
  user: z.string().optional(),
  fingerprint: z.string().min(1),
  /** Issue time, seconds since 1970. */
  issuedAt: z.int(),
});

export type SessionData = z.infer<typeof sessionData>;
