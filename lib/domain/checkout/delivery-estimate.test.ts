import { deliveryEstimate } from './delivery-estimate';
import { USUAL_CALENDAR } from './dispatch-calendar';

/** A Monday morning in Sydney. */
const MONDAY = new Date('2026-11-23T00:00:00Z');

it.each([
  ['metro', { from: '2026-11-27', to: '2026-12-04' }],
  ['post', { from: '2026-11-26', to: '2026-12-03' }],
  ['regional', { from: null, to: '2026-12-18' }],
] as const)('%s', (transit, expected) => expect(deliveryEstimate(transit, MONDAY)).toEqual(expected));

it('counts from the day of shipping once shipped', () => {
  const shipped = new Date('2026-11-24T05:00:00Z');
  expect(deliveryEstimate('metro', MONDAY, shipped)).toEqual({ from: '2026-11-27', to: '2026-12-01' });
  expect(deliveryEstimate('regional', MONDAY, shipped)).toEqual({ from: null, to: '2026-12-15' });
});

it('never estimates a holiday', () => {
  expect(deliveryEstimate('metro', new Date('2026-12-22T00:00:00Z'))).toEqual({ from: '2026-12-30', to: '2027-01-07' });
});

it('uses the warehouse’s calendar until dispatch, and public holidays for carriers', () => {
  const closed = { ...USUAL_CALENDAR, closed: [{ from: '2026-11-24', until: '2026-11-27' }] };
  expect(deliveryEstimate('post', MONDAY, null, closed)).toEqual({ from: '2026-12-02', to: '2026-12-09' });
});
