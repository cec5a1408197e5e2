import { matchedCode } from './matched-code';

const codes = ['SG-WB-PLT-4', 'SG-WB-PLT-40', 'SG-WB-PLT-60'];

it.each([
  ['sgwbplt40', 'SG-WB-PLT-40'],
  ['sgwbplt4', 'SG-WB-PLT-4'],
  ['sgwb', 'SG-WB-PLT-4'],
  ['plt60', 'SG-WB-PLT-60'],
  ['kangaroo', ''],
  ['', ''],
])('%s is a part of %s', (compact, expected) =>
  expect(matchedCode(compact, 'Plant-Blend Waste Bags', codes)).toBe(expected),
);

it('is none when the name matches', () => {
  expect(matchedCode('plt', 'PLT Bags', codes)).toBe('');
});
