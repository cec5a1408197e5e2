import { cropFor, outputSize } from './crop';
import { imageObject } from './image-object';

const square = { width: 1200, height: 1200, focalX: 0.5, focalY: 0.5 };

describe('cropFor', () => {
  it('crops a square to 4x3 around its centre', () => {
    expect(cropFor(square, '4x3')).toEqual({ left: 0, top: 150, width: 1200, height: 900 });
  });

  it('follows the focal point up to the edge', () => {
    expect(cropFor({ ...square, focalY: 0.95 }, '16x9')).toEqual({ left: 0, top: 525, width: 1200, height: 675 });
    expect(cropFor({ ...square, focalX: 0 }, '3x4')).toEqual({ left: 0, top: 0, width: 900, height: 1200 });
  });
});

describe('outputSize', () => {
  it('rounds up to steps of 25', () => expect(outputSize(square, '1x1', 301)).toEqual({ width: 325, height: 325 }));
  it('never enlarges a picture', () => {
    expect(outputSize(square, '1x1', 2000)).toEqual({ width: 1200, height: 1200 });
    expect(outputSize({ ...square, width: 1184, height: 1184 }, '1x1', 1184)).toEqual({ width: 1184, height: 1184 });
    expect(outputSize(square, '9x16', 1200)).toEqual({ width: 675, height: 1200 });
  });
});

it('returns no image object without a picture', () => {
  expect(imageObject(undefined, { aspect: '1x1', width: 300 })).toBeNull();
});

it('returns the address of each format and extra aspect', () => {
  const row = { ...square, key: 'k', hash: 'a'.repeat(32), alt: '', placeholder: '' };
  const image = imageObject(row, { aspect: '4x3', width: 300, extraAspects: ['1x1'] }, 'A jar');
  expect(image).toMatchObject({
    aspect: '4x3',
    width: 300,
    height: 225,
    alt: 'A jar',
    avif_url: `/assets/i/${row.hash}/4x3/300.avif`,
    max_width: 1200,
  });
  expect(image?.extra_aspects).toEqual([
    expect.objectContaining({ aspect: '1x1', height: 300, url: `/assets/i/${row.hash}/1x1/300.jpg` }),
  ]);
});

describe('an aspect with its own frame', () => {
  const original = { width: 1000, height: 800, focalX: 0.5, focalY: 0.5 };
  const crops = { '1x1': { x: 0.1, y: 0.9, zoom: 0.5 }, '4x3': { x: 2, y: 0, zoom: 1 } };

  it('is cropped to the frame, moved inside the picture; other aspects are unaffected', () => {
    expect(cropFor({ ...original, crops }, '1x1')).toEqual({ width: 400, height: 400, left: 0, top: 400 });
    expect(cropFor({ ...original, crops }, '16x9')).toEqual(cropFor(original, '16x9'));
    // An invalid frame is ignored.
    expect(cropFor({ ...original, crops }, '4x3')).toEqual(cropFor(original, '4x3'));
    expect(outputSize({ ...original, crops }, '1x1', 4000).width).toBe(400);
  });
});
