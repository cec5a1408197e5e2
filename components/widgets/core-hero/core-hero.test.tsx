import { screen } from '@testing-library/react';
import { IMAGE, VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { coreHero } from '.';
import sample from './sample.json';

const VIDEO = { id: 7, platform: 'file', formats: ['webm', 'mp4'], slate_image: IMAGE };

it('shows the sample: 500 px, centred text at the bottom, a parallax picture at 70 and 50 per cent', async () => {
  const view = await renderWidget(coreHero, sample, { ...VISITOR, first: true });
  const hero = view?.container.querySelector('section');
  expect(hero).toHaveClass('min-h-[500px]');
  const words = screen.getByRole('heading', { level: 1, name: 'Scents that stay on the dog' }).parentElement;
  expect(words?.parentElement).toHaveClass('justify-items-center', 'content-end', 'toned');
  expect(hero?.style.getPropertyValue('--fore')).toBe('var(--white)');
  const picture = view?.container.querySelector('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture?.closest('[style*="opacity"]')).toHaveStyle({ opacity: '0.7', filter: 'saturate(50%)' });
  expect(view?.container.querySelector('.parallax')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Smell the range' })).toHaveAttribute('href', '/shop/perfumes');
});

it.each([
  ['left', 'top', 'justify-items-start', 'content-start'],
  ['right', 'center', 'justify-items-end', 'content-center'],
  ['sideways', 12, 'justify-items-start', 'content-center'],
])('places text %s and %s', async (text_justify, text_align, along, across) => {
  await renderWidget(coreHero, { heading: 'Words', text_justify, text_align });
  expect(screen.getByRole('heading', { level: 2 }).parentElement?.parentElement).toHaveClass(along, across);
});

it.each([
  ['bnd', 'var(--accent)'],
  ['', 'var(--black)'],
])('has the background colour %p, and without one the opposite of the text’s', async (background_colour, back) => {
  const view = await renderWidget(coreHero, { heading: 'Words', text_colour: 'white', background_colour });
  const style = view?.container.querySelector('section')?.style;
  expect(style?.getPropertyValue('--back')).toBe(back);
  expect(style?.background).toBe('var(--back)');
});

it('puts no overlay on its picture', async () => {
  const view = await renderWidget(coreHero, { heading: 'Words', background_image: IMAGE, text_colour: 'white' });
  const grounds = [...(view?.container.querySelectorAll('section [class*="bg-"], section [class*="gradient"]') ?? [])];
  expect(grounds.filter((one) => one.closest('picture') === null)).toEqual([]);
});

it('shows a video’s poster until scripts play it', async () => {
  const view = await renderWidget(coreHero, { heading: 'Words', background_video: VIDEO });
  expect(view?.container.querySelector('img')?.getAttribute('src')).toContain(IMAGE.hash);
  expect(view?.container.querySelector('video')).toBeNull();
});

it('requests nothing from a third party for a YouTube video', async () => {
  const view = await renderWidget(coreHero, {
    heading: 'Words',
    background_video: { id: 8, platform: 'youtube', slug: 'YE7VzlLtp-4', slate_image: IMAGE },
  });
  expect(view?.container.querySelector('iframe, video')).toBeNull();
  expect(screen.getByRole('link', { name: /Watch the video/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=YE7VzlLtp-4',
  );
});

it('keeps no place for the picture of a YouTube video without one', async () => {
  const background_video = { id: 8, platform: 'youtube', slug: 'YE7VzlLtp-4' };
  const view = await renderWidget(coreHero, { heading: 'Words', background_video });
  expect(view?.container.querySelector('.toned')).not.toHaveClass('max-md:pt-80');
  expect(screen.getByRole('link', { name: /Watch the video/ })).toBeInTheDocument();
});

it('shows its overlay picture, and renders nothing without settings', async () => {
  await renderWidget(coreHero, { heading: 'Words', overlay_image: { ...IMAGE, alt: 'Mark' } });
  expect(screen.getByRole('img', { name: 'Mark' })).toBeInTheDocument();
  for (const settings of [{}, { html: '<p>&nbsp;</p>' }])
    expect((await renderWidget(coreHero, settings))?.container).toBeEmptyDOMElement();
});
