import { z } from 'zod';

/** A stored answer, with its label, so that it can be read without its form. */
const storedAnswer = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum([
    'text',
    'textarea',
    'email',
    'phone',
    'number',
    'currency',
    'percent',
    'date',
    'datetime',
    'time',
    'select',
    'checkbox',
    'password',
    'file',
  ]),
  /** Decimals and ISO dates as text, a tick as a boolean, of a file its name, of a password its argon2 hash. */
  value: z.union([z.string(), z.boolean()]),
  /** Number of the attachment. */
  file: z.int().optional(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;
export const storedAnswers = z.array(storedAnswer);
