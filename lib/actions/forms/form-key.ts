import { z } from 'zod';

/** The key of a form that makes something: a repeat of it is answered like the first (design, section 5.10). */
export const formKey = z.string().regex(/^[\w-]{16,64}$/);
