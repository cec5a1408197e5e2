import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { latePart } from './late-part';

const Words = ({ words }: { words: string }) => <p>{words}</p>;
const missing = () =>
  Promise.reject(Object.assign(new Error('Failed to load chunk /x.js'), { name: 'ChunkLoadError' }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is loaded two seconds after the page by a browser that does not say when it is idle', async () => {
  const load = jest.fn(() => Promise.resolve(Words));
  const Part = latePart(load);
  render(<Part words="There" />);
  await pass(1_900);
  expect(load).not.toHaveBeenCalled();
  await pass(200);
  expect(screen.getByText('There')).toBeInTheDocument();
});

it('is asked for until it comes', async () => {
  const load = jest.fn(() => Promise.resolve(Words)).mockImplementationOnce(missing);
  const Part = latePart(load);
  render(<Part words="There" />);
  await pass(2_100);
  expect(screen.queryByText('There')).toBeNull();
  await pass(600);
  expect(screen.getByText('There')).toBeInTheDocument();
});

it('is not loaded for a page that was left before', async () => {
  const load = jest.fn(() => Promise.resolve(Words));
  const Part = latePart(load);
  const { unmount } = render(<Part words="There" />);
  unmount();
  await pass(2_100);
  expect(load).not.toHaveBeenCalled();
});

it('renders nothing on the server', () => {
  const load = jest.fn(() => Promise.resolve(Words));
  const Part = latePart(load);
  expect(renderToString(<Part words="There" />)).toBe('');
  expect(load).not.toHaveBeenCalled();
});
