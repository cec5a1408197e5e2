import { type ApplicationStatus, applicationSteps, earliestDecision } from './application-steps';

const STATUS: ApplicationStatus = {
  progress: 'received',
  companyName: 'Wet Nose',
  askedAt: '2026-11-23T01:00:00Z',
  confirmedAt: '2026-11-23T02:00:00Z',
  openedAt: null,
  decidedAt: null,
  reason: '',
  productCount: 0,
};

const taken = (status: ApplicationStatus | null) =>
  applicationSteps(status).flatMap(({ name, on }) => (on === null ? [] : [name]));

it.each<[Partial<ApplicationStatus>, readonly string[]]>([
  [{ confirmedAt: null }, ['sent']],
  [{}, ['sent', 'confirmed']],
  [{ openedAt: '2026-11-24T02:00:00Z' }, ['sent', 'confirmed', 'reviewed']],
  [{ decidedAt: '2026-11-24T02:00:00Z' }, ['sent', 'confirmed', 'reviewed', 'decided']],
])('an application with %j has completed %j', (changes, steps) => {
  expect(taken({ ...STATUS, ...changes })).toEqual(steps);
});

it('completes no step without an application', () => {
  expect(taken(null)).toEqual([]);
});

it.each([
  ['2026-11-23T01:00:00Z', '2026-11-30'],
  ['2026-11-27T08:00:00Z', '2026-12-04'],
  // Christmas and Boxing Day, which is observed on the Monday.
  ['2026-12-22T01:00:00Z', '2026-12-31'],
])('confirmed at %s is decided on %s at the earliest', (confirmed, day) => {
  expect(earliestDecision(new Date(confirmed))).toBe(day);
});
