import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PhotoSwipe from 'photoswipe';
import { LightboxOpener } from './lightbox-opener.client';

jest.mock('photoswipe', () => ({ __esModule: true, default: jest.fn() }));

const labels = {
  viewer: 'Counter ideas',
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous',
  next: 'Next',
  failed: 'It cannot be shown.',
};
const listeners = new Map<string, () => void>();
const viewer = {
  on: (name: string, listener: () => void) => listeners.set(name, listener),
  init: jest.fn(),
  currIndex: 1,
  ui: { registerElement: jest.fn() },
  element: document.createElement('div'),
};

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as never;
  jest
    .mocked(PhotoSwipe)
    .mockReset()
    .mockReturnValue(viewer as never);
  viewer.init.mockReset();
  viewer.ui.registerElement.mockReset();
});

const show = () =>
  render(
    <LightboxOpener labels={labels}>
      {['One', 'Two'].map((name) => (
        <div key={name}>
          <a
            href={`/assets/${name}.jpg`}
            data-lightbox=""
            data-srcset="a 800w"
            data-width="2000"
            data-height="1500"
            data-alt={name}
          >
            {name}
          </a>
          <div hidden>
            <p hidden>{name}</p>
            <p>{`About ${name}`}</p>
          </div>
        </div>
      ))}
    </LightboxOpener>,
  );

it("opens the clicked picture with each picture's caption, up to three times its fit and 4000 px", async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  const options = jest.mocked(PhotoSwipe).mock.calls[0]?.[0];
  expect(options).toMatchObject({ index: 1, errorMsg: 'It cannot be shown.', closeTitle: 'Close' });
  expect(options?.dataSource).toMatchObject([
    { alt: 'One', width: 2000, height: 1500, srcset: 'a 800w' },
    { alt: 'Two' },
  ]);
  const zoom = options?.maxZoomLevel as (level: object) => number;
  expect(zoom({ fit: 0.2, elementSize: { x: 2000 } })).toBeCloseTo(0.6);
  expect(zoom({ fit: 0.9, elementSize: { x: 2000 } })).toBe(2);
  expect(viewer.init).toHaveBeenCalledTimes(1);

  listeners.get('uiRegister')?.();
  const caption = document.createElement('div');
  viewer.ui.registerElement.mock.calls[0][0].onInit(caption);
  listeners.get('change')?.();
  expect(caption.innerHTML).toBe('<p>Two</p><p>About Two</p>');
  listeners.get('initialLayout')?.();
  expect(viewer.element).toHaveAttribute('aria-label', 'Counter ideas');
});

it('leaves a click with a modifier key to the browser', () => {
  show();
  const link = screen.getByRole('link', { name: 'One' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(PhotoSwipe).not.toHaveBeenCalled();
});

it('leaves room for the caption below or beside the picture, as the style sheet places it', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'One' }));
  const room = jest.mocked(PhotoSwipe).mock.calls[0]?.[0]?.paddingFn as (
    window: object,
    item: object,
    index: number,
  ) => object;
  const box = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const given: [number, object, object][] = [
    [390, { left: 0, right: 390, height: 120 }, { bottom: 120, left: 0, right: 0 }],
    [1440, { left: 1088, right: 1440, height: 900 }, { bottom: 0, left: 0, right: 352 }],
    [1441, { left: 0, right: 352, height: 900 }, { bottom: 0, left: 352, right: 0 }],
  ];
  for (const [x, rectangle, expected] of given) {
    box.mockReturnValue(rectangle as DOMRect);
    expect(room({ x, y: 900 }, {}, 0)).toEqual({ top: 0, ...expected });
  }
  box.mockReturnValue({ left: 0, right: 390, height: 999 } as DOMRect);
  expect(room({ x: 390, y: 900 }, {}, 0)).toMatchObject({ bottom: 120 });
  expect(document.querySelector('.lightbox-caption')).toBeNull();
  box.mockRestore();
});
