import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const picture = {
  hash: 'abcdef0123',
  aspect: '4x3',
  alt: 'Jars',
  widest: 1600,
  placeholder: 'data:image/webp;base64,AAAA',
} as const;

it('is offered as avif, webp or jpg, in steps of 25 pixels', () => {
  const { container } = render(<Picture picture={picture} width={410} sizes="50vw" aspect="1x1" />);
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif?.srcset).toMatch(/\/assets\/i\/abcdef0123\/1x1\/150\.avif 150w, .* 825\.avif 825w|1x1\/825\.avif 825w/);
  expect(webp?.srcset).toContain('/1x1/825.webp 825w');
  expect(screen.getByRole('img', { name: 'Jars' })).toHaveAttribute('src', '/assets/i/abcdef0123/1x1/425.jpg');
  expect(screen.getByRole('img')).toHaveAttribute('height', '425');
});

it.each([1000, 300, 150])('shows its placeholder first, %i pixels wide', (width) => {
  expect(renderToString(<Picture picture={picture} width={width} sizes="100vw" />)).toContain(
    'background:center / cover url(&quot;data:image/webp;base64,AAAA&quot;)',
  );
});

it('offers no width beyond that of its original', () => {
  const widths = (aspect: '4x3' | '16x9' | '1x1') => {
    const { container } = render(
      <Picture picture={{ ...picture, widest: 700 }} width={600} sizes="100vw" aspect={aspect} />,
    );
    return [...container.querySelectorAll('source')].map(({ srcset }) =>
      srcset.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1])),
    );
  };
  expect(widths('4x3')).toEqual([
    [300, 450, 600, 700],
    [300, 600, 700],
  ]);
  expect(widths('16x9')[0]?.at(-1)).toBe(700);
  expect(widths('1x1')[0]?.at(-1)).toBe(525);
});

it('shows the placeholder and the alternative text when it cannot be loaded, and logs it once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(<Picture picture={picture} width={1000} sizes="100vw" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Jars' });
  fireEvent.error(image);
  expect(image.src).toMatch(/^data:image\/gif/);
  expect(container.querySelector('source[srcset]')).toBeNull();
  fireEvent.error(image);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('shows a plain background without a picture', () => {
  const { container } = render(<Picture picture={null} width={100} sizes="10vw" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
