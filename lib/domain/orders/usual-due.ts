import { addDays } from '../values/shop-day';
import type { ListLine } from './lists';

/** Days ahead that count as due soon: an order takes about that long to arrive. */
const AHEAD = 7;

/** Lines of a usual order that are overdue or due soon, sorted by due date; `today` is an ISO date. */
export function dueLines(lines: readonly ListLine[], today: string): ListLine[] {
  const until = addDays(today, AHEAD);
  const dueOn = ({ history }: ListLine) => history?.dueOn ?? null;
  return lines
    .filter((line) => (dueOn(line) ?? '9999') <= until)
    .toSorted((one, other) => (dueOn(one) ?? '').localeCompare(dueOn(other) ?? ''));
}
