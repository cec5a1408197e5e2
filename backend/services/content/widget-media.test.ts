import { video } from '@/lib/contract/content/video';
import { mediaKeysIn, withMedia } from './widget-media';

const row = {
  key: 'scene',
  hash: 'a'.repeat(32),
  width: 1600,
  height: 900,
  focalX: 0.5,
  focalY: 0.5,
  alt: 'Jars',
  placeholder: '',
};
const media = {
  pictures: new Map([['scene', row]]),
  videos: new Map([['rinse', video.parse({ id: 7, platform: 'file' })]]),
};
const settings = {
  heading: 'scene',
  aspect: '4x3',
  slides: [{ image: 'scene' }, { image: 'later' }],
  background_image: 'scene',
  background_video: 'rinse',
  inner: { video: 'gone' },
};

it('finds pictures and videos at any depth, in their settings alone', () => {
  expect(mediaKeysIn(settings)).toEqual({ pictures: ['scene', 'later', 'scene'], videos: ['rinse', 'gone'] });
});

it('puts them in the place of their keys, and null for one that is not there', () => {
  expect(withMedia(settings, media)).toMatchObject({
    heading: 'scene',
    slides: [{ image: { hash: row.hash, aspect: '4x3', alt: 'Jars' } }, { image: null }],
    background_image: { aspect: '4x3' },
    background_video: { id: '7', platform: 'file' },
    inner: { video: null },
  });
});
