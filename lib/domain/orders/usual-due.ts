import { addDays } from '../values/shop-day';
import type { ListLine } from './lists';

/** Days ahead that count as due soon: an order takes about that long to arrive. */
const AHEAD = 7;

/** The lines of a usual order that should be ordered by now or soon, what is due first on top; `today`: an ISO date. */
export function dueLines(lines: readonly ListLine[], today: string): ListLine[] {
  const until = addDays(today, AHEAD);
  const dueOn = ({ history }: ListLine) => history?.dueOn ?? null;
  return lines
    .filter((line) => (dueOn(line) ?? '9999') <= until)
    .toSorted((one, other) => (dueOn(one) ?? '').localeCompare(dueOn(other) ?? ''));
}
