import { postalParts } from './postal-address';

it.each([
  [
    'Unit 4, 27 Ironbark Lane, Fyshwick ACT 2609',
    { street: 'Unit 4, 27 Ironbark Lane', city: 'Fyshwick', state: 'ACT', postcode: '2609' },
  ],
  ['1 Long Rd,\n Byron Bay, nsw, 2481', { street: '1 Long Rd', city: 'Byron Bay', state: 'NSW', postcode: '2481' }],
  ['Level 2, Auckland 1010', null],
  ['', null],
])('parses %j', (address, parts) => {
  expect(postalParts(address)).toEqual(parts);
});
