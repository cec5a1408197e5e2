import { forgetForeignPromotion, noPromotion, promotionChange, readPromotion } from './promotion';

const jar = (value: string | undefined) => ({
  get: (name: string) => (value === undefined ? undefined : { name, value }),
});

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

it('is read as it was typed, also one of the last release', () => {
  expect(readPromotion(jar(promotionChange('TEN; 50% OFF', { user: '7' }).value))).toBe('TEN; 50% OFF');
  expect(readPromotion(jar(Buffer.from('TEN').toString('base64url')))).toBe('TEN');
});

it('tells a code that was removed from none that was chosen', () => {
  expect(readPromotion(jar(promotionChange('', { user: '7' }).value))).toBe('');
  expect(readPromotion(jar(undefined))).toBeUndefined();
  expect(readPromotion(jar(noPromotion().value))).toBeUndefined();
});

it('is forgotten when another account signs in, and kept for the same one', () => {
  const stored = promotionChange('TEN', { user: '7' }).value;
  expect(forgetForeignPromotion(jar(stored), { user: '7' })).toEqual([]);
  expect(forgetForeignPromotion(jar(stored), { user: '8' })).toEqual([noPromotion()]);
  expect(forgetForeignPromotion(jar(stored), { user: '7', base: 'https://club.example.com' })).toEqual([noPromotion()]);
  expect(forgetForeignPromotion(jar('VEVO'), { user: '7' })).toEqual([noPromotion()]);
  expect(forgetForeignPromotion(jar(undefined), { user: '7' })).toEqual([]);
});
