import { iconNamed } from './icon';

it.each([
  ['truck', 'truck'],
  ['fa fa-truck', 'truck'],
  ['fas fa-envelope', 'mail'],
  [' icon-Phone ', 'phone'],
  ['bi-question-circle', 'info'],
  ['arrow-end', 'arrow-end'],
  ['', null],
  ['unicorn', null],
  ['constructor', null],
  ['__proto__', null],
  ['<svg onload=x>', null],
])('maps %p to the icon %p', (text, name) => {
  expect(iconNamed(text)).toBe(name);
});
