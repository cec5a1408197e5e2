import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const picture = {
  hash: 'abcdef0123',
  aspect: '4x3',
  alt: 'Jars',
  width: 1000,
  height: 750,
  placeholder: 'data:image/webp;base64,AAAA',
} as const;

it('comes as avif, webp or jpg, in steps of 25 pixels', () => {
  const { container } = render(<Picture picture={picture} width={410} sizes="50vw" aspect="1x1" />);
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif?.srcset).toMatch(/\/assets\/i\/abcdef0123\/1x1\/150\.avif 150w, .* 825\.avif 825w|1x1\/825\.avif 825w/);
  expect(webp?.srcset).toContain('/1x1/825.webp 825w');
  expect(screen.getByRole('img', { name: 'Jars' })).toHaveAttribute('src', '/assets/i/abcdef0123/1x1/425.jpg');
  expect(screen.getByRole('img')).toHaveAttribute('height', '425');
});

it('shows its placeholder first, when it is large', () => {
  expect(renderToString(<Picture picture={picture} width={1000} sizes="100vw" />)).toContain(
    'background:center / cover url(&quot;data:image/webp;base64,AAAA&quot;)',
  );
  expect(renderToString(<Picture picture={picture} width={300} sizes="100vw" />)).not.toContain('base64');
});

it('leaves the placeholder and the alternative text when it cannot be shown, and says so once', () => {
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

it('has a quiet ground without a picture', () => {
  const { container } = render(<Picture picture={null} width={100} sizes="10vw" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
