import 'client-only';
import 'photoswipe/style.css';
import PhotoSwipe, { type Padding, type Point } from 'photoswipe';

export interface LightboxLabels {
  readonly viewer: string;
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  /** Shown when a picture fails to load. */
  readonly failed: string;
}

/** Specification 2, section 9: up to three times what fits the window, and 4000 px. */
const MAX_ZOOM = 3;
const MAX_WIDTH = 4000;

function itemOf(link: HTMLAnchorElement) {
  const { srcset, width, height, alt } = link.dataset;
  return { src: link.href, srcset, width: Number(width), height: Number(height), alt, element: link };
}

/** True for a click that leads this tab to another page. */
function leadsOn({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.target !== '_blank' && !metaKey && !ctrlKey && !shiftKey;
}

/** A picture's caption is the element after its link; in the page it lacks the heading that the tile shows. */
function wordsOf(link: HTMLAnchorElement | undefined): Node[] {
  return [...(link?.nextElementSibling?.children ?? [])].map((child) => {
    const words = document.importNode(child, true);
    words.removeAttribute('hidden');
    return words;
  });
}

/**
 * The padding, in pixels, that the caption of each picture needs at the window's edges. Only the style sheet
 * (widgets.css) knows its place, so the caption is laid out invisibly and measured.
 */
function roomForWords(links: readonly HTMLAnchorElement[]) {
  const known = new Map<string, Padding>();
  function measure(index: number, window: Point): Padding {
    const room = { top: 0, bottom: 0, left: 0, right: 0 };
    const words = wordsOf(links[index]);
    if (words.length === 0) return room;
    const unseen = document.createElement('div');
    unseen.className = 'lightbox-caption';
    unseen.style.cssText = 'position: fixed; visibility: hidden';
    unseen.append(...words);
    document.body.append(unseen);
    const { left, right, height } = unseen.getBoundingClientRect();
    unseen.remove();
    if (left > 0) return { ...room, right: window.x - left };
    return right < window.x ? { ...room, left: right } : { ...room, bottom: height };
  }
  return (window: Point, _: unknown, index: number): Padding => {
    const name = `${index} ${window.x} ${window.y}`;
    const room = known.get(name) ?? measure(index, window);
    known.set(name, room);
    return room;
  };
}

/**
 * Opens the viewer on one of the links' pictures. When opened by keyboard without animation, during which it ignores
 * keys.
 */
export function openLightbox(
  links: readonly HTMLAnchorElement[],
  index: number,
  labels: LightboxLabels,
  byKeyboard = false,
): void {
  const still = byKeyboard || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: links.map(itemOf),
    index,
    loop: links.length > 1,
    bgOpacity: 0.94,
    paddingFn: roomForWords(links),
    showHideAnimationType: still ? 'none' : 'zoom',
    maxZoomLevel: (level) => Math.min(level.fit * MAX_ZOOM, MAX_WIDTH / (level.elementSize?.x ?? MAX_WIDTH)),
    secondaryZoomLevel: (level) => Math.min(level.fit * MAX_ZOOM, MAX_WIDTH / (level.elementSize?.x ?? MAX_WIDTH)),
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    arrowPrevTitle: labels.previous,
    arrowNextTitle: labels.next,
    errorMsg: labels.failed,
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.classList.add('lightbox-caption');
        element.setAttribute('aria-live', 'polite');
        // A page of this site replaces the one behind the viewer, which would stay open over it.
        element.addEventListener('click', (event) => leadsOn(event) && viewer.close());
        viewer.on('change', () => {
          element.replaceChildren(...wordsOf(links[viewer.currIndex]));
          element.hidden = element.childElementCount === 0;
        });
      },
    });
  });
  // PhotoSwipe ignores keys while it opens, so an Escape during that time closes it afterwards.
  const opening = new AbortController();
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') viewer.on('initialZoomInEnd', () => viewer.close());
    },
    opening,
  );
  const open = new AbortController();
  addEventListener('popstate', () => viewer.close(), open);
  viewer.on('destroy', () => open.abort());
  viewer.on('openingAnimationEnd', () => opening.abort());
  viewer.on('destroy', () => opening.abort());
  viewer.on('initialLayout', () => viewer.element?.setAttribute('aria-label', labels.viewer));
  viewer.init();
}
