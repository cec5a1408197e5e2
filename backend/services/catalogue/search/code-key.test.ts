import { codeKey, keysLike, plainCode } from './code-key';

it.each(['BB-SH-OAT-500', 'bb-sh-oat-500', 'BB SH OAT 500', 'bbshoat500', 'BB_SH/OAT.500'])(
  '%s is written alike',
  (code) => expect(plainCode(code)).toBe('BBSHOAT500'),
);

it('takes signs that look alike for one', () => {
  expect(codeKey('BB-SH-0AT-5OO')).toBe(codeKey('BB-SH-OAT-500'));
  expect(codeKey('DF-JK-L1I')).toBe('DFJK111');
});

it.each(['BBSHXAT500', 'BBSH0AT50', 'BBSH0AT5000', 'BBHS0AT500', '8BSH0AT500', 'BBSH0AT50X'])('%s is like it', (key) =>
  expect(keysLike(codeKey('BB-SH-OAT-500'))).toContain(key),
);

it('is like nothing with two others, nor itself, nor anything when it is short', () => {
  expect(keysLike('BBSH0AT500')).not.toContain('BBXX0AT500');
  expect(keysLike('BBSH0AT500')).not.toContain('BBSH0AT500');
  expect(keysLike('BB50')).toEqual([]);
});
