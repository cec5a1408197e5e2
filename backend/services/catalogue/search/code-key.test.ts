import { type KnownEnds, codeKey, keyVariants, plainCode, commonPrefixLength } from './code-key';

it.each(['BB-SH-OAT-500', 'bb-sh-oat-500', 'BB SH OAT 500', 'bbshoat500', 'BB_SH/OAT.500'])(
  '%s is normalised to the same code',
  (code) => expect(plainCode(code)).toBe('BBSHOAT500'),
);

it('maps similar-looking characters to one', () => {
  expect(codeKey('BB-SH-0AT-5OO')).toBe(codeKey('BB-SH-OAT-500'));
  expect(codeKey('DF-JK-L1I')).toBe('DFJK111');
});

/** No restriction of the place of a change. */
const ANY: KnownEnds = { beginning: 24, ending: 24 };

it.each(['BBSHXAT500', 'BBSH0AT50', 'BBSH0AT5000', 'BBHS0AT500', '8BSH0AT500', 'BBSH0AT50X'])(
  'finds %s as a variant',
  (key) => expect(keyVariants(codeKey('BB-SH-OAT-500'), ANY)).toContain(key),
);

it('excludes two changes and the key itself; short keys have no variants', () => {
  expect(keyVariants('BBSH0AT500', ANY)).not.toContain('BBXX0AT500');
  expect(keyVariants('BBSH0AT500', ANY)).not.toContain('BBSH0AT500');
  expect(keyVariants('BB50', ANY)).toEqual([]);
});

it.each(['BBXSH0AT500', 'BBH0AT500', 'BBXH0AT500', 'BSBH0AT500', 'BBSH0AT50', 'XBBSH0AT500', 'BBSH0AT005'])(
  'known ends reduce the variants of %s, but keep BBSH0AT500',
  (typed) => {
    const meant = 'BBSH0AT500';
    const reversed = (key: string) => [...key].toReversed().join('');
    const known = {
      beginning: commonPrefixLength(typed, meant),
      ending: commonPrefixLength(reversed(typed), reversed(meant)),
    };
    const like = keyVariants(typed, known);
    expect(like.includes(meant)).toBe(keyVariants(typed, ANY).includes(meant));
    expect(like.length).toBeLessThan(keyVariants(typed, ANY).length / 3);
  },
);

it('returns no variants if the known ends leave more than one change', () => {
  expect(keyVariants('QUITEANOTHER', { beginning: 2, ending: 3 })).toEqual([]);
});
