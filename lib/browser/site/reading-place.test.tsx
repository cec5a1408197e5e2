import { keepPlace, noteSignIn, takePlace } from './reading-place';

beforeEach(() => {
  window.name = '';
});

test('a place is taken once, and after a sign-in alone', () => {
  Object.assign(window, { scrollY: 812.4 });
  keepPlace();
  expect(takePlace()).toBeNull();
  noteSignIn();
  noteSignIn();
  expect(takePlace()).toBe(812);
  expect([takePlace(), window.name]).toEqual([null, '']);
});

test.each(['', '0', 'preview', 'sign-in', 'sign-in nowhere'])('the name %p is no place', (name) => {
  window.name = name;
  noteSignIn();
  expect(takePlace()).toBeNull();
});
