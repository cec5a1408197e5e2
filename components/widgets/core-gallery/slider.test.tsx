import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Slider } from './slider.client';

jest.mock('embla-carousel-react', () => jest.fn());
jest.mock('embla-carousel-autoplay', () => jest.fn());

const api = {
  selectedScrollSnap: () => 0,
  on: () => api,
  off: () => api,
  scrollPrev: jest.fn(),
  scrollNext: jest.fn(),
};
const autoplay = { name: 'autoplay' };
/** The plugins that the carousel has now. */
const plugins = () => jest.mocked(useEmblaCarousel).mock.lastCall?.[1];
const labels = {
  kind: 'Slideshow',
  slider: 'In season',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  slides: ['1 of 2', '2 of 2'],
};
let reduced = false;

beforeEach(() => {
  reduced = false;
  window.matchMedia = (() => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  jest
    .mocked(useEmblaCarousel)
    .mockReset()
    .mockReturnValue([jest.fn(), api] as never);
  jest
    .mocked(Autoplay)
    .mockReset()
    .mockReturnValue(autoplay as never);
  for (const mock of [api.scrollPrev, api.scrollNext]) mock.mockReset();
});

const show = () => render(<Slider labels={labels} slides={[<p key="1">One</p>, <p key="2">Two</p>]} />);

it('advances every 4 seconds, continues after a touch, and stops by its button', async () => {
  show();
  expect(Autoplay).toHaveBeenCalledWith({ delay: 4000, stopOnInteraction: false });
  expect(plugins()).toEqual([autoplay]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(api.scrollNext).toHaveBeenCalledTimes(1);
  expect(plugins()).toEqual([autoplay]);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(plugins()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(plugins()).toEqual([autoplay]);
});

it('starts paused with reduced motion', () => {
  reduced = true;
  show();
  expect(plugins()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

it('is a named carousel in which only the visible slide is reachable', () => {
  show();
  expect(screen.getByRole('region', { name: 'In season' })).toHaveAttribute('aria-roledescription', 'Slideshow');
  const [first, second] = screen.getAllByRole('group', { hidden: true });
  expect(first).not.toHaveAttribute('inert');
  expect(second).toHaveAttribute('inert');
});

it('has no buttons with a single slide', () => {
  render(<Slider labels={labels} slides={[<p key="1">One</p>]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(plugins()).toEqual([]);
  expect(jest.mocked(useEmblaCarousel).mock.calls[0]?.[0]).toMatchObject({ loop: false });
});
