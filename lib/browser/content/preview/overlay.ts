/*
 * The editing overlay, in a shadow tree, isolated from the page's styles and scripts. It is for pointer input only; the
 * outline beside the frame offers the same by keyboard.
 */

const STYLES = `
:host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
* { box-sizing: border-box; }
.box { position: absolute; border: 2px dashed #a4402f; border-radius: 3px; }
.box.chosen { border-style: solid; }
.box[hidden], .plus[hidden], .line[hidden] { display: none; }
.label { position: absolute; inset-block-end: 100%; inset-inline-start: -2px; display: flex; align-items: center;
  max-inline-size: 90vw; min-block-size: 24px; padding: 2px 8px; background: #a4402f; color: #fff;
  font: 600 13px/1.4 system-ui, sans-serif; white-space: nowrap; border-radius: 4px 4px 0 0; }
.box.high .label { inset-block-end: auto; inset-block-start: 0; border-radius: 0 0 4px 0; }
.label .name { overflow: hidden; text-overflow: ellipsis; }
.button { pointer-events: auto; color: #fff; font: 600 13px/1 system-ui, sans-serif; cursor: pointer; }
.grip { inline-size: 30px; block-size: 26px; margin: -2px -8px -2px 4px; cursor: grab; touch-action: none;
  padding: 6px 10px;
  background: radial-gradient(circle, #fff 1.4px, transparent 1.6px) center / 5px 5px content-box content-box; }
.box:not(.chosen) .grip { display: none; }
.plus { position: absolute; translate: -50% -50%; display: flex; place-content: center; align-items: center;
  block-size: 28px; min-inline-size: 28px; padding: 0 8px; overflow: hidden; border-radius: 14px;
  background: #1f2b25; box-shadow: 0 0 0 2px #fff; white-space: nowrap; }
.plus span { max-inline-size: 0; overflow: hidden; line-height: 1.4; }
.plus:hover span, .plus.wide span { max-inline-size: 200px; margin-inline-start: 6px; }
.line { position: absolute; border-radius: 3px; background: #a4402f; box-shadow: 0 0 0 2px #fff; }
@media (pointer: coarse) {
  .plus { block-size: 40px; min-inline-size: 40px; border-radius: 20px; }
  .grip { inline-size: 44px; block-size: 40px; }
}
`;

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const LABEL = 26;

const place = (element: HTMLElement, { top, left, width, height }: Box): void => {
  Object.assign(element.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
};

function made(tag: string, className: string, parent: Node): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  parent.appendChild(element);
  return element;
}

/** A frame around a part, with its name and drag handle. */
export class PartBox {
  readonly #box: HTMLElement;
  readonly #name: HTMLElement;
  readonly grip: HTMLElement;

  constructor(root: Node, chosen: boolean) {
    this.#box = made('div', chosen ? 'box chosen' : 'box', root);
    this.#box.hidden = true;
    const label = made('div', 'label', this.#box);
    this.#name = made('span', 'name', label);
    this.grip = made('span', 'button grip', label);
  }

  show(name: string, box: Box, drag: string): void {
    this.#box.hidden = false;
    this.#box.classList.toggle('high', box.top < LABEL);
    this.#name.textContent = name;
    this.grip.title = drag;
    place(this.#box, box);
  }

  hide(): void {
    this.#box.hidden = true;
  }
}

/** A button that inserts a part at its position. */
export class PlusButton {
  readonly element: HTMLElement;
  onClick: (() => void) | null = null;

  constructor(root: Node) {
    this.element = made('span', 'button plus', root);
    this.element.append('+', document.createElement('span'));
    this.element.hidden = true;
    this.element.addEventListener('click', () => this.onClick?.());
  }

  show(left: number, top: number, words: string, wide: boolean, onClick: () => void): void {
    this.onClick = onClick;
    this.element.hidden = false;
    this.element.classList.toggle('wide', wide);
    this.element.title = words;
    const label = this.element.querySelector('span');
    if (label) label.textContent = words;
    Object.assign(this.element.style, { left: `${left}px`, top: `${top}px` });
  }

  hide(): void {
    this.element.hidden = true;
  }
}

export class Overlay {
  readonly #host = document.createElement('div');
  readonly hovered: PartBox;
  readonly chosen: PartBox;
  readonly pluses: readonly [PlusButton, PlusButton, PlusButton];
  readonly #line: HTMLElement;

  constructor() {
    this.#host.setAttribute('aria-hidden', 'true');
    const root = this.#host.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = STYLES;
    root.append(style);
    this.hovered = new PartBox(root, false);
    this.chosen = new PartBox(root, true);
    this.pluses = [new PlusButton(root), new PlusButton(root), new PlusButton(root)];
    this.#line = made('div', 'line', root);
    this.#line.hidden = true;
  }

  /** Re-attaches the overlay after the page was rendered again. */
  attach(): void {
    if (!this.#host.isConnected) document.documentElement.append(this.#host);
  }

  detach(): void {
    this.#host.remove();
  }

  owns(target: EventTarget | null): boolean {
    return target === this.#host;
  }

  /** Shows the drop position; null hides it. */
  showLine(box: Box | null): void {
    this.#line.hidden = box === null;
    if (box) place(this.#line, box);
  }
}
