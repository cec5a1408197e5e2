import { z } from 'zod';
import {
  aspect,
  background,
  html,
  picture,
  pictureOf,
  text,
  video as videoField,
} from '@/components/widgets/parts/fields';
import { video } from '@/lib/contract/content/video';
import { type InputSchema, describeInput } from '@/lib/contract/input-schema';
import { BLOCK_SCHEMA, widgetSchema } from '@/components/widgets/settings-schema';
import { WIDGET_SETTINGS } from '@/components/widgets/widget-settings';
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
  addressed: (html: string) => html.replace('former', 'current'),
};
/** Setting names that no widget uses. */
const schema = describeInput(
  z.object({
    headline: text,
    image: text,
    view_from_the_bench: picture,
    ground: background,
    stamp: pictureOf({ aspect: '1x1', width: 300 }),
    shape: aspect('16x9'),
    loop: videoField,
    chapters: z.array(z.object({ plate: picture, film: videoField, story: html })),
  }),
);
const settings = {
  headline: 'scene',
  image: 'scene',
  view_from_the_bench: 'scene',
  stamp: 'later',
  loop: 'rinse',
  chapters: [{ plate: 'scene', film: 'gone', story: '<p>former</p>' }],
  unknown: { image: 'scene' },
};

it('finds pictures, videos and HTML by schema, independent of setting names', () => {
  expect(mediaKeysIn(settings, schema)).toEqual({
    pictures: ['scene', 'later', 'scene'],
    videos: ['rinse', 'gone'],
    texts: ['<p>former</p>'],
  });
});

it('replaces keys by their media, unknown ones by null, and addresses in HTML', () => {
  expect(withMedia(settings, schema, media)).toMatchObject({
    headline: 'scene',
    image: 'scene',
    view_from_the_bench: { hash: row.hash, aspect: '16x9', width: 1600, alt: 'Jars' },
    stamp: null,
    loop: { id: '7', platform: 'file' },
    chapters: [{ plate: { hash: row.hash }, film: null, story: '<p>current</p>' }],
    unknown: { image: 'scene' },
  });
});

it('uses the width of the schema, and the aspect set beside a picture', () => {
  const sized = { stamp: 'scene', view_from_the_bench: 'scene', ground: 'scene' };
  expect(withMedia(sized, schema, media)).toMatchObject({ stamp: { aspect: '1x1', width: 300 } });
  expect(withMedia({ ...sized, shape: '4x3' }, schema, media)).toMatchObject({
    stamp: { aspect: '4x3', width: 300 },
    view_from_the_bench: { aspect: '4x3' },
    // A decorative picture keeps its own.
    ground: { aspect: '16x9' },
  });
});

function namesOf({ properties = {} }: InputSchema, control: string): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.control === control);
}

it.each(WIDGET_SETTINGS)('finds every picture and video of $outer', ({ outer }) => {
  const described = widgetSchema(outer);
  const [pictures, videos] = [namesOf(described, 'picture'), namesOf(described, 'video')];
  const filled = Object.fromEntries([...pictures, ...videos].map((name) => [name, `key of ${name}`]));
  expect(pictures).toContain('background_image');
  expect(mediaKeysIn(filled, described)).toEqual({
    pictures: pictures.map((name) => `key of ${name}`),
    videos: videos.map((name) => `key of ${name}`),
    texts: [],
  });
});

it('finds the pictures and videos of a block, and of the wrapper of an unknown widget', () => {
  expect(namesOf(BLOCK_SCHEMA, 'picture')).toEqual(['background_image']);
  expect(namesOf(BLOCK_SCHEMA, 'video')).toEqual(['background_video']);
  expect(namesOf(widgetSchema('ztt/weather'), 'picture')).toEqual(['background_image']);
});
