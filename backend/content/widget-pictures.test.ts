import { pictureKeysIn, withPictures } from './widget-pictures';

const row = { key: 'scene', hash: 'a'.repeat(32), width: 1600, height: 900, focalX: 0.5, focalY: 0.5, alt: 'Jars', placeholder: '' };
const pictures = new Map([['scene', row]]);
const settings = { heading: 'scene', aspect: '4x3', slides: [{ image: 'scene' }, { image: 'later' }], background_image: 'scene' };

it('finds pictures at any depth, in picture settings alone', () => {
  expect(pictureKeysIn(settings)).toEqual(['scene', 'later', 'scene']);
});

it('puts pictures in the place of their keys, and null for one that is not there', () => {
  expect(withPictures(settings, pictures)).toMatchObject({
    heading: 'scene',
    slides: [{ image: { hash: row.hash, aspect: '4x3', alt: 'Jars' } }, { image: null }],
    background_image: { aspect: '4x3' },
  });
});
