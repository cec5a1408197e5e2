import { render } from '@testing-library/react';
import { Reveal } from './reveal.client';

const animate = jest.fn();
let observed: { element: Element; callback: IntersectionObserverCallback; margin: string }[] = [];
let reduced = false;

beforeEach(() => {
  observed = [];
  reduced = false;
  animate.mockClear();
  Element.prototype.animate = animate;
  window.matchMedia = (() => ({ matches: reduced })) as never;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  globalThis.IntersectionObserver = class {
    constructor(
      readonly callback: IntersectionObserverCallback,
      readonly options: IntersectionObserverInit,
    ) {}
    observe(element: Element) {
      observed.push({ element, callback: this.callback, margin: String(this.options.rootMargin) });
    }
    disconnect() {}
  } as never;
});

function page(_top: number) {
  const view = render(
    <>
      <div
        data-reveal="translateY(100px)"
        data-opacity="0"
        data-offset="120"
        data-duration="400"
        data-delay="50"
        data-easing="ease"
      >
        Block
      </div>
      <Reveal />
    </>,
  );
  return view;
}

function at(top: number): HTMLElement {
  Element.prototype.getBoundingClientRect = () => ({ top }) as DOMRect;
  return page(top).getByText('Block');
}

it('hides a block outside the view, and animates it once 120 px of it are in view', () => {
  const block = at(2000);
  expect(block.style.opacity).toBe('0');
  expect(observed[0]?.margin).toBe('100000px 0px -120px 0px');
  observed[0]?.callback([{ isIntersecting: false } as IntersectionObserverEntry], {} as IntersectionObserver);
  expect(animate).not.toHaveBeenCalled();
  observed[0]?.callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  expect(block.style.opacity).toBe('');
  expect(animate).toHaveBeenCalledWith(
    [
      { opacity: 0, transform: 'translateY(100px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 400, delay: 50, easing: 'ease', fill: 'backwards' },
  );
});

it('never hides content already in view', () => {
  expect(at(100).style.opacity).toBe('');
  expect(observed).toHaveLength(0);
});

it('needs less of a block in view at the end of a page', () => {
  at(4900);
  expect(observed[0]?.margin).toBe('100000px 0px -50px 0px');
});

it('needs nothing more than its edge of a block behind the end of a page that is not laid out yet', () => {
  const block = at(6000);
  expect(block.style.opacity).toBe('0');
  expect(observed[0]?.margin).toBe('100000px 0px -0px 0px');
});

it('does nothing with reduced motion', () => {
  reduced = true;
  expect(at(2000).style.opacity).toBe('');
  expect(observed).toHaveLength(0);
});
