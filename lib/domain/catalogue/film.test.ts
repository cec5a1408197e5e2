import { filmAt } from './film';

it.each([
  ['/v/towel.mp4', { kind: 'player', address: '/v/towel.mp4', type: 'video/mp4' }],
  [' /v/7.webm ', { kind: 'player', address: '/v/7.webm', type: 'video/webm' }],
  ['https://video.example/watch?v=1', { kind: 'link', address: 'https://video.example/watch?v=1' }],
  ['/v/towel.html', null],
  ['/v/../secret.mp4', null],
  ['/v/a/b.mp4', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%p', (address, expected) => expect(filmAt(address)).toEqual(expected));
