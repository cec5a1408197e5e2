import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BackgroundVideo } from './background-video.client';

const play = jest.fn();
const pause = jest.fn();
const video = (
  <BackgroundVideo
    sources={[
      { address: '/v/7.webm', type: 'video/webm' },
      { address: '/v/7.mp4', type: 'video/mp4' },
    ]}
    style={{}}
    labels={{ play: 'Play', pause: 'Pause' }}
  />
);
const motion = (reduce: boolean) => {
  window.matchMedia = (() => ({
    matches: reduce,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};

beforeEach(() => {
  HTMLMediaElement.prototype.play = play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.pause = pause.mockReset();
});

it('plays muted automatically, and pauses by its button', async () => {
  motion(false);
  const { container } = render(video);
  const element = container.querySelector('video') as HTMLVideoElement;
  expect(element.muted).toBe(true);
  expect([...element.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/v/7.webm',
    '/v/7.mp4',
  ]);
  expect(play).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(pause).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

it('with reduced motion, waits for its button and loads nothing before', async () => {
  motion(true);
  const { container } = render(video);
  expect(play).not.toHaveBeenCalled();
  expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledTimes(1);
});

it('shows the paused state when the browser refuses to play', async () => {
  motion(false);
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(video);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
});

it('is not rendered on the server', () => {
  motion(false);
  expect(renderToString(video)).toBe('');
});
