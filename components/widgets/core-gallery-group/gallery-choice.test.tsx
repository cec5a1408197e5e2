import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IMAGE } from '@/components/widgets/testing/test-server';
import { readGallery } from '@/lib/browser/content/gallery-read';
import { gallery } from '@/lib/contract/content/gallery';
import { toGallery } from '@/lib/domain/content/gallery';
import type { Template } from '@/lib/i18n/fill-words';
import { GalleryChoice } from './gallery-choice.client';

jest.mock('@/lib/browser/content/gallery-read', () => ({ readGallery: jest.fn() }));

const words = {
  gallery: 'Gallery',
  enlarge: { locale: 'en', words: ['Enlarge: ', ['name']] satisfies Template['words'] },
  more: 'More',
  newTab: 'new tab',
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous',
  next: 'Next',
  failed: 'Not now',
};
const read = jest.mocked(readGallery);

beforeEach(() => {
  history.replaceState(null, '', '/page/one');
  Element.prototype.scrollIntoView = jest.fn();
  read.mockReset().mockImplementation(async (id) =>
    toGallery(
      gallery.parse({
        id,
        url: 'two',
        heading: `Gallery ${id}`,
        slides: [{ id: '20', heading: 'Shelf', content: '<p>Words</p>', image: IMAGE }],
      }),
    ),
  );
  render(
    <GalleryChoice
      aspect="4x3"
      words={words}
      thumbnails={
        <nav>
          <a href="/page/one#gallery-1" data-gallery="1" aria-current="true">
            One
          </a>
          <a href="/page/two#gallery-2" data-gallery="2">
            Two
          </a>
        </nav>
      }
    >
      <p>What the server shows</p>
    </GalleryChoice>,
  );
});

const link = (name: string) => screen.getByRole('link', { name });

it('replaces the server’s gallery by the chosen one at a separate address, and goes back', async () => {
  await userEvent.click(link('Two'));
  expect(await screen.findByRole('heading', { name: 'Gallery 2' })).toBeInTheDocument();
  expect(read).toHaveBeenCalledWith('2', '4x3');
  expect(location.pathname + location.hash).toBe('/page/two#gallery-2');
  expect(screen.queryByText('What the server shows')).toBeNull();
  expect(screen.getByRole('link', { name: 'Enlarge: Shelf' })).toBeInTheDocument();
  expect(screen.getByText('Words')).toBeInTheDocument();
  expect(document.getElementById('gallery-2')).toHaveFocus();
  expect([link('One').ariaCurrent, link('Two').ariaCurrent]).toEqual([null, 'true']);
  act(() => history.back());
  expect(await screen.findByText('What the server shows')).toBeInTheDocument();
  expect([link('One').ariaCurrent, link('Two').ariaCurrent]).toEqual(['true', null]);
  act(() => history.forward());
  expect(await screen.findByRole('heading', { name: 'Gallery 2' })).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(1);
});

it('leaves a click with a modifier key, and the link of the open gallery, to the browser', () => {
  // jsdom does not navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link('Two'), { ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link('One'));
  expect(read).not.toHaveBeenCalled();
});

it('preserves the server’s gallery when there is no reply', async () => {
  const gone = jest.spyOn(console, 'error').mockImplementation(() => {});
  read.mockResolvedValue(null);
  await userEvent.click(link('Two'));
  // Following the link makes jsdom log that it cannot navigate.
  await waitFor(() => expect(String(gone.mock.calls[0]?.[0])).toMatch(/navigation/));
  expect(screen.getByText('What the server shows')).toBeInTheDocument();
});
