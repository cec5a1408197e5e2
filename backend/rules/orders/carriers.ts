/** Carriers with a tracking page, to whose address the number is appended. Other carriers are typed. */
const TRACKING: Readonly<Record<string, string>> = {
  'Australia Post': 'https://auspost.com.au/mypost/track/details/',
  StarTrack: 'https://startrack.com.au/track/details/',
  Sendle: 'https://track.sendle.com/tracking?ref=',
};

export const CARRIERS = Object.keys(TRACKING);

/** The tracking address of a parcel: as typed, else the carrier's; '' if unknown. */
export function trackingAddress(carrier: string, number: string, typed: string): string {
  if (typed !== '') return typed;
  const base = Object.hasOwn(TRACKING, carrier) ? TRACKING[carrier] : undefined;
  return base === undefined || number === '' ? '' : `${base}${encodeURIComponent(number)}`;
}

/** Error message for a typed tracking address; null if valid. */
export function trackingProblem(typed: string): string | null {
  if (typed === '') return null;
  const url = URL.parse(typed);
  const followed = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && typed.length <= 300;
  return followed ? null : 'The address of the tracking starts with https://.';
}
