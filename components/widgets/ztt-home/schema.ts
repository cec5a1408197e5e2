import { z } from 'zod';

/** The specification names the widget and no settings. */
export const schema = z.object({});
