import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, with its zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
