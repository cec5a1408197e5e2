import { ean13 } from './barcode';

it.each([
  ['931234567890', '9312345678907'],
  ['400638133393', '4006381333931'],
  ['290000000000', '2900000000001'],
])('%s becomes %s', (twelve, barcode) => expect(ean13(twelve)).toBe(barcode));

it('requires twelve digits', () => expect(() => ean13('93')).toThrow(RangeError));
