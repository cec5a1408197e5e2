import { z } from 'zod';
import { type DispatchCalendar, USUAL_CALENDAR } from '@/lib/domain/checkout/dispatch-calendar';
import { readDay } from '../../rules/values/dates';
import { type StoredCalendar, readDispatchCalendar } from '../../services/site/dispatch-calendar';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { day, flag, line, several, whole } from '../content/fields';
import { lockDocument, writeDocument } from '../store/site-documents';

const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;
/** Weekdays from Monday to Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const nameOf = (weekday: number): string => DAYS[weekday]?.toLowerCase() ?? '';

const closedDays = z.object({
  name: line({ title: 'Why', description: 'Such as Christmas shutdown' }),
  from: day('First day'),
  until: day('Last day', 'The same, or empty, for one day'),
});

const schema = z.object({
  days: z
    .object(Object.fromEntries(WEEK.map((weekday) => [nameOf(weekday), flag(DAYS[weekday])])))
    .default({})
    .meta({ title: 'Goods are sent on' }),
  holidays: flag('On public holidays of all of Australia, too'),
  closed: several('Closed', closedDays, 200, 'Days on which nothing is sent.'),
  cutOff: line(
    { title: 'Orders until', description: 'Such as 14:00; later ones count for the next day. Empty for none' },
    5,
  ),
  least: whole('Working days until an order leaves, at least', 0, 60, USUAL_CALENDAR.least, '0 for the same day'),
  most: whole('At most', 0, 60, USUAL_CALENDAR.most, 'Customers read the day that this comes to'),
  christmasLast: line({ title: 'Last day to order for Christmas', description: 'Month and day, such as 12-10' }, 5),
  christmasSince: line({ title: 'Told since', description: 'Month and day, such as 11-10' }, 5),
});

function documentOf({ weekdays, closed, christmas, holidays, cutOff, least, most }: DispatchCalendar): Document {
  return {
    days: Object.fromEntries(WEEK.map((weekday) => [nameOf(weekday), weekdays.includes(weekday)])),
    holidays,
    closed: closed.map((one) => ({ name: '', ...one })),
    cutOff,
    least,
    most,
    christmasLast: christmas.last,
    christmasSince: christmas.since,
  };
}

function calendarOf(document: Document): StoredCalendar {
  const { days, closed, christmasLast, christmasSince, ...rest } = schema.parse(document);
  return {
    ...rest,
    weekdays: WEEK.filter((weekday) => days[nameOf(weekday)] === true).toSorted((one, other) => one - other),
    closed: closed.map(({ name, from, until }) => ({ name, from, until: until || from })),
    christmas: { last: christmasLast, since: christmasSince },
  };
}

/** The calendar is a single site document. */
const store: ContentStore = {
  list: async () => [],
  read: async (db, ids) => new Map(ids.includes(1) ? [[1, documentOf(await readDispatchCalendar(db))]] : []),
  insert: async () => neverMade(),
  async update(tx, _id, document) {
    await lockDocument(tx, 'dispatch');
    await writeDocument(tx, 'dispatch', calendarOf(document));
  },
  remove: async () => neverMade(),
};

function neverMade(): never {
  throw new TypeError('The calendar is neither made nor deleted');
}

/** Of every year: no leap day. */
const isMonthDay = (text: string): boolean => text === '' || readDay(`2027-${text}`) !== null;

function problemsOf(document: Document): Record<string, string> {
  const { days, closed, cutOff, least, most, christmasLast, christmasSince } = schema.parse(document);
  const found: Record<string, string> = {};
  if (!Object.values(days).includes(true)) found['days.mondays'] = 'Goods have to be sent on some day.';
  if (!/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(cutOff)) found['cutOff'] = 'A time has four digits, such as 14:00.';
  if (least > most) found['most'] = 'This cannot be less than the least.';
  for (const [index, { from, until }] of closed.entries()) {
    if (from === '') found[`closed.${index}.from`] = 'Say from when.';
    else if (until !== '' && until < from) found[`closed.${index}.until`] = 'The last day is before the first.';
  }
  if (!isMonthDay(christmasLast)) found['christmasLast'] = 'A month and a day, such as 12-10.';
  if (!isMonthDay(christmasSince)) found['christmasSince'] = 'A month and a day, such as 11-10.';
  else if (christmasSince > christmasLast) found['christmasSince'] = 'This has to be before the last day.';
  return found;
}

/** Dispatch days of the warehouse. */
export const DISPATCH = defineContent({
  name: 'dispatch',
  area: 'catalogue',
  subject: 'dispatch',
  title: 'Dispatch and holidays',
  one: 'calendar',
  use: 'When the warehouse sends what was ordered.',
  schema,
  more: { 'Before Christmas': ['christmasLast', 'christmasSince'] },
  store,
  nameOf: () => 'Dispatch and holidays',
  // Working days are on cached public pages; the order bar, checkouts and orders always read the current ones.
  tags: () => ['site'],
  problems: async (_tx, _id, document) => problemsOf(document),
  single: true,
});
