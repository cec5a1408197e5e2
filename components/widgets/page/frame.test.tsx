import { IMAGE, renderOnServer } from '@/components/widgets/testing/test-server';
import { blockSettings } from '@/lib/contract/content/page';
import { Frame } from './frame';
import { wrapperOf } from './frame-settings';

const show = async (settings: Record<string, unknown>, wide = false) => {
  const { container } = await renderOnServer(
    <Frame settings={blockSettings.parse(settings)} wide={wide}>
      <p>Words</p>
    </Frame>,
  );
  return container.firstElementChild as HTMLElement;
};

it('adds no attributes without settings', async () => {
  const frame = await show({});
  expect(frame.getAttribute('style')).toBeNull();
  expect(frame.innerHTML).toBe('<p>Words</p>');
});

it.each([
  ['padding_top', 'padding-block-start'],
  ['padding_bottom', 'padding-block-end'],
  ['padding_left', 'padding-inline-start'],
  ['padding_right', 'padding-inline-end'],
  ['margin_top', 'margin-block-start'],
  ['margin_bottom', 'margin-block-end'],
])('%s sets %s, from 0 to 96 pixels', async (setting, property) => {
  expect((await show({ [setting]: 24 })).style.getPropertyValue(property)).toBe('1.5rem');
  expect((await show({ [setting]: '96' })).style.getPropertyValue(property)).toBe('6rem');
  expect((await show({ [setting]: 500 })).style.getPropertyValue(property)).toBe('6rem');
  for (const nothing of [0, -8, 'wide', null])
    expect((await show({ [setting]: nothing })).getAttribute('style')).toBeNull();
});

it.each([
  [{ background_colour: 'blk' }, 'var(--black)', 'var(--white)'],
  [{ background_colour: 'wht' }, 'var(--white)', 'var(--black)'],
  [{ background_colour: 'bnd' }, 'var(--accent)', 'var(--on-accent)'],
  [{ background_colour: 'sec' }, 'var(--shade)', 'var(--ink)'],
  [{ background_colour: 'dng' }, 'var(--danger)', 'var(--ground)'],
  [{ background_colour: 'sec', text_colour: 'black' }, 'var(--shade)', 'var(--black)'],
  [{ background_colour: 'wht', text_colour: 'white' }, 'var(--white)', 'var(--black)'],
  [{ background_colour: 'pri', text_colour: 'bnd' }, 'var(--accent)', 'var(--on-accent)'],
  [{ background_colour: 'constructor' }, '', ''],
  [{ background_colour: 'red;position:fixed', text_colour: 'url(x)' }, '', ''],
])('derives the colours of %j', async (settings, ground, words) => {
  const frame = await show(settings);
  expect(frame.style.background).toBe(ground);
  expect(frame.style.getPropertyValue('--fore')).toBe(words);
  expect(frame.firstElementChild?.classList.contains('toned')).toBe(words !== '');
});

it('shows a picture behind its text, with the opacity and saturation of its settings', async () => {
  const frame = await show({
    background_image: IMAGE,
    background_image_opacity: 30,
    background_image_saturation: 50,
    text_colour: 'white',
  });
  const picture = frame.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture?.closest('[aria-hidden="true"]')).toHaveStyle({ opacity: '0.3', filter: 'saturate(50%)' });
  expect(frame).toHaveStyle({ background: 'var(--black)' });
  expect(frame.querySelector('.fixed')).toBeNull();
});

it('leaves text over a picture the colour that was chosen', async () => {
  const frame = await show({ background_image: IMAGE, background_colour: 'wht', text_colour: 'white' });
  expect(frame.style.getPropertyValue('--fore')).toBe('var(--white)');
});

it('fixes a picture in place, except with reduced motion', async () => {
  expect((await show({ background_image: IMAGE, background_image_fixed: 1 })).querySelector('.fixed')).toHaveClass(
    'motion-reduce:absolute',
  );
});

it('shows a video’s poster', async () => {
  const frame = await show({ background_video: { id: 3, platform: 'file', formats: ['mp4'], slate_image: IMAGE } });
  expect(frame.querySelector('img')?.getAttribute('src')).toContain(IMAGE.hash);
});

it('has square corners at full width', async () => {
  expect(await show({ background_colour: 'sec' })).toHaveClass('rounded-md');
  expect(await show({ background_colour: 'sec' }, true)).not.toHaveClass('rounded-md');
});

describe('the wrapper of a widget', () => {
  it('is absent unless one of its settings is set', () => {
    expect(wrapperOf({ html: 'x' }, [])).toBeNull();
    expect(wrapperOf({ padding_top: 0, background_image_opacity: 100 }, [])).toBeNull();
  });

  it('parses an editor’s input', () => {
    expect(
      wrapperOf({ padding_top: '16', margin_left: 8, text_colour: 'white', background_image: 'none' }, []),
    ).toMatchObject({ padding_top: 16, margin_left: 8, text_colour: 'white', background_image: null });
  });

  it('leaves a widget’s own settings to the widget', () => {
    expect(
      wrapperOf({ background_image: IMAGE, text_colour: 'white' }, ['background_image', 'text_colour']),
    ).toBeNull();
  });
});
