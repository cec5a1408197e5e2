import type { z } from 'zod';

/** Readable messages for invalid fields; messages defined in a schema take precedence. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${String(issue.maximum)} characters.`
        : `${String(issue.maximum)} at most.`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? 'This is missing.'
        : `${String(issue.minimum)} ${issue.origin === 'string' ? 'characters ' : ''}at least.`;
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : 'This is not what is expected here.';
    default:
      return undefined;
  }
};
