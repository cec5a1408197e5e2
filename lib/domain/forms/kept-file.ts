import { z } from 'zod';
import { attachment } from '../../contract/forms/form';

/**
 * A stored file that a form keeps until it is sent. `mark` identifies its name and bytes: sent again, the form is the
 * same submission, whether the browser sends the file or what is kept of it. Absent from a form of a former release.
 */
export const keptFile = attachment.extend({ mark: z.string().max(64).optional() });
export type KeptFile = z.infer<typeof keptFile>;
