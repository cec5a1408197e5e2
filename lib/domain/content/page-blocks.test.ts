import { pageBlock } from '../../contract/content/page-block';
import { toClip } from './video';
import { legacyContent, rowsOfBlocks, shownBlocks } from './page-blocks';

const block = (given: object) => pageBlock.parse({ id: 1, template: 'core/html', ...given });

it('makes a row with one widget of each block, in the order of the page', () => {
  const rows = rowsOfBlocks([
    block({
      id: 2,
      sort_order: '7',
      name: 'Second',
      variables: '{"html":"<p>2</p>"}',
      padding_top: '24',
      full_width: 1,
    }),
    block({ id: 1, sort_order: 3, variables: '{"html":"<p>1</p>"}' }),
  ]);
  expect(rows).toMatchObject([
    {
      row_type: 'plain',
      blocks: [{ id: '1', width: 12, widgets: [{ outer: 'core/html', templatevar: { html: '<p>1</p>' } }] }],
    },
    {
      blocks: [
        {
          id: '2',
          title: 'Second',
          settings: { padding_top: 24, full_width: true },
          widgets: [{ templatevar: { html: '<p>2</p>' } }],
        },
      ],
    },
  ]);
});

it.each(['', '{', 'null', '[1]', '"x"'])('treats %s as empty settings', (variables) => {
  expect(rowsOfBlocks([block({ variables })])[0]?.blocks[0]?.widgets[0]?.templatevar).toEqual({});
});

it('has the specified defaults, and preserves all other settings', () => {
  const settings = (given: object) => rowsOfBlocks([block(given)])[0]?.blocks[0]?.settings;
  expect(settings({})).toMatchObject({
    background_image_opacity: 100,
    background_image_saturation: 100,
    aos_offset: 120,
    aos_duration: 400,
    background_image: null,
    background_video: null,
  });
  const known = {
    text_colour: 'white',
    background_colour: 'blk',
    padding_bottom: 1,
    padding_left: 2,
    padding_right: 3,
    margin_top: 4,
    margin_bottom: 5,
    background_image_fixed: true,
    background_image_opacity: 30,
    background_image_saturation: 50,
    aos_type: 'fade',
    aos_easing: 'ease',
    aos_offset: 10,
    aos_duration: 20,
    aos_delay: 30,
    anchor_name: 'here',
    editing: true,
    hidden: true,
    start_time: '2026-01-01T00:00:00Z',
    end_time: null,
  };
  expect(settings(known)).toMatchObject(known);
});

it('resolves pictures by their hash, and a video by its id alone', () => {
  const settings = (given: object) => rowsOfBlocks([block(given)])[0]?.blocks[0]?.settings;
  expect(settings({ imageHashes: { background_image: 'abc123def' } })?.background_image).toMatchObject({
    hash: 'abc123def',
    aspect: '16x9',
    url: '/assets/i/abc123def/16x9/1925.jpg',
  });
  const video = { id: 4, platform: 'youtube', slug: 'dQw4w9WgXcQ', imageHashes: { slate: 'abc123def' } };
  expect(settings({ background_video_id: 4, background_video: video })?.background_video).toMatchObject({
    id: '4',
    platform: 'youtube',
    slate_image: { hash: 'abc123def' },
  });
  const named = settings({ background_video_id: 'morning' })?.background_video;
  expect(named && toClip(named)).not.toBeNull();
});

it('excludes blocks that the public must not see', () => {
  const at = Date.parse('2026-11-22T00:00:00Z');
  const blocks = [
    block({ id: 1 }),
    block({ id: 2, hidden: '1' }),
    block({ id: 3, deleted: true }),
    block({ id: 4, start_time: '2027-01-01T00:00:00Z' }),
    block({ id: 5, end_time: '2026-01-01T00:00:00Z' }),
  ];
  expect(shownBlocks(blocks, at).map(({ id }) => id)).toEqual(['1']);
});

it('excludes blocks whose widget the public must not see', () => {
  const at = Date.parse('2026-11-22T00:00:00Z');
  const of = (id: number, settings: object) => block({ id, variables: JSON.stringify(settings) });
  const blocks = [
    of(1, { html: '<p>1</p>', is_visible: '1', hidden_before: '2026-01-01', hidden_after: '2027-01-01' }),
    of(2, { html: '<p>2</p>', is_visible: '0' }),
    of(3, { html: '<p>3</p>', hidden_before: '2027-01-01T00:00:00Z' }),
    of(4, { html: '<p>4</p>', hidden_after: '2026-01-01T00:00:00Z' }),
  ];
  expect(shownBlocks(blocks, at).map(({ id }) => id)).toEqual(['1']);
});

it.each([
  ['"<p>x</p>"', '<p>x</p>'],
  ['[]', []],
  ['["<p>x</p>"]', ['<p>x</p>']],
  ['<p>x</p>', '<p>x</p>'],
  ['', ''],
])('parses %s as the extra HTML %j', (content, html) => {
  expect(legacyContent(content)).toEqual(html);
});
