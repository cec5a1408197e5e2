import { z } from 'zod';

/** A stored answer, with its label, so that it stays readable if the form changes. */
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
  /** Decimals and ISO dates as text, checkbox as boolean, file name of a file, argon2 hash of a password. */
  value: z.union([z.string(), z.boolean()]),
  /** Id of the attachment. */
  file: z.int().optional(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;
export const storedAnswers = z.array(storedAnswer);
