import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type DispatchCalendar, USUAL_CALENDAR } from '@/lib/domain/checkout/dispatch-calendar';
import type { Db } from '../../db/client';
import { siteDocuments } from '../../db/schema/content/content';

const monthDay = z.string().regex(/^(\d{2}-\d{2})?$/);

/** Value of the document 'dispatch'. */
const dispatchCalendar = z.object({
  weekdays: z.array(z.int().min(0).max(6)),
  holidays: z.boolean(),
  closed: z.array(z.object({ name: z.string(), from: z.iso.date(), until: z.iso.date() })),
  cutOff: z.string().regex(/^(\d{2}:\d{2})?$/),
  least: z.int().min(0).max(60),
  most: z.int().min(0).max(60),
  christmas: z.object({ last: monthDay, since: monthDay }),
});
export type StoredCalendar = z.output<typeof dispatchCalendar>;

/** The warehouse's dispatch days; a default calendar until staff change it. */
export async function readDispatchCalendar(db: Db): Promise<DispatchCalendar> {
  const [found] = await db
    .select({ value: siteDocuments.value })
    .from(siteDocuments)
    .where(eq(siteDocuments.name, 'dispatch'));
  return found ? dispatchCalendar.parse(found.value) : USUAL_CALENDAR;
}
