import { type KnownEnds, codeKey, keysLike, plainCode, sharedBeginning } from './code-key';

it.each(['BB-SH-OAT-500', 'bb-sh-oat-500', 'BB SH OAT 500', 'bbshoat500', 'BB_SH/OAT.500'])(
  '%s is written alike',
  (code) => expect(plainCode(code)).toBe('BBSHOAT500'),
);

it('takes signs that look alike for one', () => {
  expect(codeKey('BB-SH-0AT-5OO')).toBe(codeKey('BB-SH-OAT-500'));
  expect(codeKey('DF-JK-L1I')).toBe('DFJK111');
});

/** Anything can be before and behind a change. */
const ANY: KnownEnds = { beginning: 24, ending: 24 };

it.each(['BBSHXAT500', 'BBSH0AT50', 'BBSH0AT5000', 'BBHS0AT500', '8BSH0AT500', 'BBSH0AT50X'])('%s is like it', (key) =>
  expect(keysLike(codeKey('BB-SH-OAT-500'), ANY)).toContain(key),
);

it('is like nothing with two others, nor itself, nor anything when it is short', () => {
  expect(keysLike('BBSH0AT500', ANY)).not.toContain('BBXX0AT500');
  expect(keysLike('BBSH0AT500', ANY)).not.toContain('BBSH0AT500');
  expect(keysLike('BB50', ANY)).toEqual([]);
});

it.each(['BBXSH0AT500', 'BBH0AT500', 'BBXH0AT500', 'BSBH0AT500', 'BBSH0AT50', 'XBBSH0AT500', 'BBSH0AT005'])(
  'is looked for where it can be: %s for BBSH0AT500',
  (typed) => {
    const meant = 'BBSH0AT500';
    const reversed = (key: string) => [...key].toReversed().join('');
    const known = {
      beginning: sharedBeginning(typed, meant),
      ending: sharedBeginning(reversed(typed), reversed(meant)),
    };
    const like = keysLike(typed, known);
    expect(like.includes(meant)).toBe(keysLike(typed, ANY).includes(meant));
    expect(like.length).toBeLessThan(keysLike(typed, ANY).length / 3);
  },
);

it('is not looked for where nothing begins or ends so', () => {
  expect(keysLike('QUITEANOTHER', { beginning: 2, ending: 3 })).toEqual([]);
});
