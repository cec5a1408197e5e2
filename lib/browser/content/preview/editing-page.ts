import type { Editing, ToOffice } from '@/lib/domain/content/preview/messages';
import { startDrag } from './dragging';
import { Overlay } from './overlay';
import { type PartPlace, PartsOfPage, type ShownPart, kindOf } from './parts-of-page';
import { startTyping, typedElements } from './typing';

const NOTHING: Editing = {
  on: false,
  names: {},
  selected: '',
  texts: [],
  words: { insert: '', drag: '', type: '' },
  show: false,
};
/** A part is scrolled to unless at least this much of it is in view, in pixels. */
const IN_SIGHT = 80;
/** Minimum height for buttons above and below a part, in pixels. */
const LOW = 48;
/** Keeps an empty part visible and clickable. */
const EMPTY_STYLE = '[data-part]:empty{display:block!important;min-height:3rem;outline:1px dashed #857f70}';

/** How the frame's document is replaced. */
interface Loading {
  readonly reload: () => void;
  /** Ends a load that has not replaced the document yet. */
  readonly stop: () => void;
}

/** The page in the editor: parts are outlined on hover, selected on click and edited in place. */
export class EditingPage {
  #editing = NOTHING;
  #parts = new PartsOfPage({});
  #hovered: ShownPart | null = null;
  /** While a text is typed or a part dragged, the page does not reload. */
  #isBusy = false;
  #isTyping = false;
  #mustReload = false;
  /** Another document was asked for, and has not replaced this one yet. */
  #isLeaving = false;
  /** The part that the back office was asked to select, until it has. */
  #asked = '';
  /** An element clicked to type in it, before its texts were loaded. */
  #wanted: HTMLElement | null = null;
  /** An element clicked before the parts were loaded. */
  #early: HTMLElement | null = null;
  #isKnown = false;
  readonly #overlay = new Overlay();
  readonly #style = document.createElement('style');
  readonly #tell: (message: ToOffice) => void;
  readonly #loading: Loading;

  constructor(tell: (message: ToOffice) => void, loading: Loading) {
    this.#tell = tell;
    this.#loading = loading;
    this.#style.textContent = EMPTY_STYLE;
    const draw = (): void => this.#draw();
    addEventListener('scroll', draw, { passive: true, capture: true });
    addEventListener('resize', draw, { passive: true });
    new ResizeObserver(draw).observe(document.body);
    addEventListener('pointermove', (event) => this.#onPoint(event), { passive: true });
    document.documentElement.addEventListener('pointerleave', () => this.#hover(null), { passive: true });
    addEventListener('click', (event) => this.#onClick(event), true);
    addEventListener('beforeunload', () => {
      this.#isLeaving = true;
    });
    this.#overlay.chosen.grip.addEventListener('pointerdown', (event) => this.#onGrip(event));
  }

  /** Reloads once nothing is being typed or dragged. */
  refresh(): void {
    this.#mustReload = true;
    if (this.#isBusy) this.#tell({ stockist: 'busy' });
    else this.#loading.reload();
  }

  edit(editing: Editing): void {
    this.#editing = editing;
    this.#parts = new PartsOfPage(editing.names);
    if (editing.on) document.head.append(this.#style);
    else this.#style.remove();
    const chosen = this.#chosen();
    if (chosen && editing.show) this.#show(chosen);
    this.#draw();
    if (editing.selected === this.#asked) this.#asked = '';
    const wanted = this.#wanted;
    if (this.#asked === '') this.#wanted = null;
    if (chosen && wanted && chosen.element.contains(wanted)) this.#type(chosen, wanted);
    const early = editing.on && !this.#isKnown ? this.#early : null;
    this.#isKnown = true;
    if (early) this.#press(early, false);
  }

  /** What begins before a load has replaced the document stays, and the load comes after it. */
  #begin(): void {
    this.#isBusy = true;
    if (!this.#isLeaving) return;
    this.#loading.stop();
    this.#isLeaving = false;
    this.#mustReload = true;
    this.#tell({ stockist: 'busy' });
  }

  #end(): void {
    this.#isBusy = false;
    if (this.#mustReload) this.#loading.reload();
  }

  #chosen(): ShownPart | null {
    return this.#parts.find(this.#editing.selected);
  }

  /** Opens the tab that contains the part, and scrolls to the part. */
  #show({ element }: ShownPart): void {
    const panel = element.closest<HTMLElement>('[role="tabpanel"]');
    if (panel?.hidden) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.click();
    const { top, bottom, height } = element.getBoundingClientRect();
    if (bottom < IN_SIGHT || top > innerHeight - IN_SIGHT)
      element.scrollIntoView({ block: height < innerHeight / 2 ? 'center' : 'start' });
  }

  #hover(part: ShownPart | null): void {
    this.#hovered = part;
    this.#draw();
  }

  #onPoint(event: PointerEvent): void {
    if (!this.#editing.on || this.#isTyping || this.#overlay.owns(event.target)) return;
    const part = this.#parts.around(event.target);
    if (part?.element !== this.#hovered?.element) this.#hover(part);
  }

  #onClick(event: MouseEvent): void {
    if (!(event.target instanceof HTMLElement)) return;
    if (!this.#isKnown) this.#early = event.target;
    if (!this.#editing.on || this.#overlay.owns(event.target) || event.target.closest('[contenteditable]')) return;
    if (!this.#parts.around(event.target)) return;
    if (event.target.closest('a[href]')) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.#press(event.target, event.detail > 1);
  }

  /** Selects the part of an element; pressed again, its text is typed in. */
  #press(target: HTMLElement, isTwice: boolean): void {
    const part = this.#parts.around(target);
    if (!part) return;
    if (part.name !== this.#editing.selected) {
      this.#wanted = isTwice || part.name === this.#asked ? target : null;
      this.#asked = part.name;
      this.#tell({ stockist: 'select', part: part.name });
    } else if (this.#editing.texts.length > 0) this.#type(part, target);
    else this.#wanted = target;
  }

  #type(part: ShownPart, target: HTMLElement): void {
    const edited = typedElements(part.element, this.#editing.texts).get(target);
    if (!edited || this.#isBusy) return;
    this.#begin();
    this.#isTyping = true;
    this.#draw();
    startTyping({
      element: target,
      edited,
      label: this.#editing.words.type,
      onEnd: (text) => {
        this.#isTyping = false;
        if (text !== null) this.#tell({ stockist: 'text', part: part.name, field: edited.field, text });
        this.#draw();
        this.#end();
      },
    });
  }

  #onGrip(event: PointerEvent): void {
    const part = this.#chosen();
    // While a text is typed, the press ends that.
    if (!part || this.#isBusy || event.button !== 0) return;
    event.preventDefault();
    this.#begin();
    startDrag({
      parts: this.#parts,
      part,
      overlay: this.#overlay,
      grip: this.#overlay.chosen.grip,
      pointer: event,
      onEnd: (place) => {
        if (place) this.#tell({ stockist: 'move', part: part.name, ...place });
        this.#end();
      },
    });
  }

  #draw(): void {
    const { hovered, chosen, pluses } = this.#overlay;
    if (!this.#editing.on) return this.#overlay.detach();
    this.#overlay.attach();
    const selected = this.#chosen();
    const pointed = this.#hovered?.element.isConnected ? this.#hovered : null;
    this.#drawBox(chosen, selected);
    this.#drawBox(hovered, this.#isTyping || pointed?.element === selected?.element ? null : pointed);
    for (const plus of pluses) plus.hide();
    const part = pointed ?? selected;
    if (part && !this.#isTyping) this.#drawPluses(part);
  }

  #drawBox(box: Overlay['hovered'], part: ShownPart | null): void {
    if (part)
      box.show(this.#parts.names[part.name] ?? '', part.element.getBoundingClientRect(), this.#editing.words.drag);
    else box.hide();
  }

  #drawPluses(part: ShownPart): void {
    const [above, below, within] = this.#overlay.pluses;
    const { left, width, top, bottom } = part.element.getBoundingClientRect();
    const middle = left + width / 2;
    const { before, behind } = this.#parts.besides(part);
    const insert = (place: PartPlace) => (): void => this.#tell({ stockist: 'insert', ...place });
    const { words } = this.#editing;
    // On a low part the two buttons are placed side by side.
    const apart = bottom - top < LOW ? LOW / 2 : 0;
    above.show(middle - apart, Math.max(top, 16), words.insert, false, insert(before));
    below.show(middle + apart, Math.min(bottom, innerHeight - 16), words.insert, false, insert(behind));
    if (kindOf(part.name) !== 'widget' && this.#parts.inside(part).length === 0)
      within.show(middle, (top + bottom) / 2, words.insert, true, insert({ to: part.name, before: '' }));
  }
}
