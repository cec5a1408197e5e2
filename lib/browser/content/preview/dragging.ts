import type { Box, Overlay } from './overlay';
import { type PartPlace, type PartsOfPage, type ShownPart, idOf, kindOf } from './parts-of-page';

interface Slot extends PartPlace {
  /** Position and size of the drop line. */
  readonly line: Box;
}

const THICK = 4;
/** The page scrolls while the pointer is within this distance of the window's edge, in pixels. */
const EDGE = 60;
const SCROLL = 14;

const acrossOf = ({ left, width, top }: DOMRect): Box => ({ left, width, top: top - THICK / 2, height: THICK });

/** Blocks of one row are side by side if there is room. */
function sideBySide(parts: readonly ShownPart[]): boolean {
  const [first, second] = parts.map(({ element }) => element.getBoundingClientRect());
  return first !== undefined && second !== undefined && second.top < first.bottom - THICK;
}

/** The drop targets inside one part. */
function slotsIn(parts: PartsOfPage, parent: ShownPart | null): Slot[] {
  const to = parent?.name ?? 'page';
  const inside = parts.inside(parent);
  if (inside.length === 0)
    return parent ? [{ to, before: '', line: acrossOf(parent.element.getBoundingClientRect()) }] : [];
  const upright = sideBySide(inside);
  const lineAt = ({ element }: ShownPart, isBehind: boolean): Box => {
    const rect = element.getBoundingClientRect();
    if (!upright) return acrossOf(isBehind ? new DOMRect(rect.left, rect.bottom, rect.width, 0) : rect);
    return { top: rect.top, height: rect.height, width: THICK, left: (isBehind ? rect.right : rect.left) - THICK / 2 };
  };
  const last = inside.at(-1);
  return [
    ...inside.map((part) => ({ to, before: idOf(part.name), line: lineAt(part, false) })),
    ...(last ? [{ to, before: '', line: lineAt(last, true) }] : []),
  ];
}

function slotsFor(parts: PartsOfPage, kind: string): Slot[] {
  if (kind === 'row') return slotsIn(parts, null);
  return parts.all(kind === 'block' ? 'row' : 'block').flatMap((parent) => slotsIn(parts, parent));
}

function distance({ line: { top, left, width, height } }: Slot, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}

interface Drag {
  readonly parts: PartsOfPage;
  readonly part: ShownPart;
  readonly overlay: Overlay;
  readonly grip: HTMLElement;
  readonly pointer: PointerEvent;
  /** Called with the new place, or null if the part stays where it is. */
  readonly onEnd: (place: PartPlace | null) => void;
}

/** Drags a part until the pointer is released; Escape cancels. */
export function startDrag({ parts, part, overlay, grip, pointer, onEnd }: Drag): void {
  const over = new AbortController();
  const { signal } = over;
  // Measured once: only the scroll position changes during a drag.
  const slots = slotsFor(parts, kindOf(part.name));
  const from = scrollY;
  let nearest: Slot | undefined;
  // The back office may have the focus; this window receives Escape only with the focus.
  window.focus();
  grip.setPointerCapture(pointer.pointerId);
  part.element.style.opacity = '0.4';

  const end = (isDropped: boolean): void => {
    over.abort();
    overlay.showLine(null);
    part.element.style.opacity = '';
    const here = parts.besides(part);
    const isSame = [here.before, here.behind].some(({ to, before }) => to === nearest?.to && before === nearest.before);
    onEnd(isDropped && nearest && !isSame ? { to: nearest.to, before: nearest.before } : null);
  };
  grip.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (clientY < EDGE) scrollBy({ top: -SCROLL, behavior: 'instant' });
      if (clientY > innerHeight - EDGE) scrollBy({ top: SCROLL, behavior: 'instant' });
      const scrolled = scrollY - from;
      const off = (slot: Slot): number => distance(slot, clientX, clientY + scrolled);
      nearest = slots.reduce<Slot | undefined>(
        (best, slot) => (best && off(best) <= off(slot) ? best : slot),
        undefined,
      );
      overlay.showLine(nearest ? { ...nearest.line, top: nearest.line.top - scrolled } : null);
    },
    { signal },
  );
  grip.addEventListener('pointerup', () => end(true), { signal });
  grip.addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal, capture: true });
}
