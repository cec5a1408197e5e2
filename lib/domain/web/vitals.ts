import { z } from 'zod';

/** Metrics of a visit (web.dev/vitals): times in milliseconds, CLS without a unit. */
const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

const MAX_MS = 600_000;

/** A browser's report when its page is left: path and metrics, and no other data of its visitor. */
export const vitalsReport = z.object({
  path: z
    .string()
    .max(2_000)
    .regex(/^\/[^?#]*$/),
  values: z
    .array(z.object({ name: z.enum(VITALS), value: z.number().min(0).max(MAX_MS) }))
    .min(1)
    .max(2 * VITALS.length),
});

export type VitalsReport = z.infer<typeof vitalsReport>;
