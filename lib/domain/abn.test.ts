import { formatAbn } from './abn';

test.each([['51824753556', '51 824 753 556'], ['51 824 753 556', '51 824 753 556'], ['123', '123'], ['', '']])('%p is written %p', (abn, written) => {
  expect(formatAbn(abn)).toBe(written);
});
