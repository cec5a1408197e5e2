import type { z } from 'zod';
import { PlatformError } from './platform-error';
import { SEVERAL } from './refuse-fields';

/** The first message per field, `a.b` for a nested one; '' for the whole value. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    messages[field] ??= issue.message;
  }
  return messages;
}

/** A 422 with messages by field. */
export function unprocessable(error: z.ZodError): PlatformError {
  return new PlatformError(422, 'INVALID_INPUT', SEVERAL, {
    errors: fieldErrors(error),
    values: { reason: 'SEVERAL' },
  });
}
