import { comeBack, keepPlace, noteSignIn } from './reading-place';

const scrollTo = jest.fn();

beforeEach(() => {
  window.name = '';
  scrollTo.mockClear();
  Object.assign(window, { scrollTo });
});

test('a place is come back to once, and after a sign-in alone', () => {
  Object.assign(window, { scrollY: 812.4 });
  keepPlace();
  comeBack();
  expect(scrollTo).not.toHaveBeenCalled();
  noteSignIn();
  noteSignIn();
  comeBack();
  comeBack();
  expect(scrollTo.mock.calls).toEqual([[{ top: 812, behavior: 'instant' }]]);
  expect(window.name).toBe('');
});

test.each(['', '0', 'preview', 'sign-in', 'sign-in nowhere'])('the name %p is no place', (name) => {
  window.name = name;
  noteSignIn();
  comeBack();
  expect(scrollTo).not.toHaveBeenCalled();
});
