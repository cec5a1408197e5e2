import { z } from 'zod';

/** Idempotency key of a form: a repeated submission gets the first response (design, section 5.10). */
export const formKey = z.string().regex(/^[\w-]{16,64}$/);
