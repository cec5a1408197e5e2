import { video } from '../../contract/content/video';
import { toClip } from './video';

const clip = (fields: object) => toClip(video.parse({ id: 7, ...fields }));

it.each([
  [{ platform: 'file', formats: ['webm', 'mp4'] }, ['/v/7.webm', '/v/7.mp4']],
  [{ platform: 'file', file: 'rinse.webm' }, ['/v/7.webm']],
  [{ platform: 'file' }, ['/v/7.mp4']],
])('%j has its own files', (fields, addresses) => {
  const made = clip(fields);
  expect(made?.kind === 'file' && made.sources.map(({ address }) => address)).toEqual(addresses);
});

it('is on YouTube by default', () => {
  expect(clip({ slug: 'dQw4w9WgXcQ', name: 'Rinsing' })).toMatchObject({
    kind: 'youtube',
    code: 'dQw4w9WgXcQ',
    address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    name: 'Rinsing',
  });
});

it('has files also where the word for it is written otherwise', () => {
  expect(clip({ platform: 'File', length: '12.5', formats: null, name: null })).toMatchObject({
    kind: 'file',
    name: '',
  });
});

it.each([
  { slug: '' },
  { slug: '"><script>' },
  { platform: 'file', id: '../7' },
  { platform: 'vimeo', slug: '76979871' },
])('%j cannot be played', (fields) => {
  expect(clip(fields)).toBeNull();
});
