import type { Locality } from '../../contract/account/address';
import { pickLocality, typedLocality } from './estimate';

const brunswick: Locality = { suburb: 'Brunswick', state: 'VIC', postcode: '3056' };
const east: Locality = { suburb: 'Brunswick East', state: 'VIC', postcode: '3057' };
const heads: Locality = { suburb: 'Brunswick Heads', state: 'NSW', postcode: '2483' };

test.each<[string, Locality[], Locality | null]>([
  ['Brunswick VIC 3056', [brunswick, east, heads], brunswick],
  [' brunswick,  vic 3056 ', [brunswick, east], brunswick],
  ['Brunswick 3056', [brunswick, east], brunswick],
  ['3056 brunswick', [brunswick, east], brunswick],
  ['٣٠٥٦ brunswick', [brunswick, east], brunswick],
  ['bruns', [brunswick, east, heads], null],
  ['brunswick h', [heads], heads],
  ['nowhere', [], null],
])('%p', (typed, found, expected) => expect(pickLocality(found, typed)).toBe(expected));

test.each<[string, Locality | null]>([
  ['Brunswick VIC 3056', brunswick],
  [' Brunswick, vic  3056 ', brunswick],
  ['Brunswick 3056', brunswick],
  ['Brunswick ３０５６', brunswick],
  ['Brunswick Heads 2483', heads],
  ['Canberra 2601', { suburb: 'Canberra', state: 'ACT', postcode: '2601' }],
  ['Jerrabomberra NSW 2619', { suburb: 'Jerrabomberra', state: 'NSW', postcode: '2619' }],
  ['3056', null],
  ['VIC 3056', null],
  ['Brunswick', null],
  ['Brunswick 30567', null],
  ['', null],
])('takes %p as it was typed where there is no list', (typed, place) => expect(typedLocality(typed)).toEqual(place));
