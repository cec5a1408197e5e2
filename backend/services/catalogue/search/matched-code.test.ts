import { matchedCode } from './matched-code';

const codes = ['SG-WB-PLT-4', 'SG-WB-PLT-40', 'SG-WB-PLT-60'];

it.each([
  ['sgwbplt40', 'SG-WB-PLT-40'],
  ['sgwbplt4', 'SG-WB-PLT-4'],
  ['sgwb', 'SG-WB-PLT-4'],
  ['plt60', 'SG-WB-PLT-60'],
  ['kangaroo', ''],
  ['', ''],
])('%s matches code %s', (compact, expected) =>
  expect(matchedCode(compact, 'Plant-Blend Waste Bags', codes)).toBe(expected),
);

it('returns no code if the name matches', () => {
  expect(matchedCode('plt', 'PLT Bags', codes)).toBe('');
});
