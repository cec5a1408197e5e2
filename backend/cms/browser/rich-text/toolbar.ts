import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { KINDS, TOOLS, insertPicture, kindOf, linkAt, setKind, setLink } from './commands';
import { chooseLink, choosePicture } from './dialogs';

function toolButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small quiet';
  button.textContent = label;
  // Keeps the selection in the text.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', onClick);
  return button;
}

/** The toolbar; `update` adapts its buttons to the selection. */
export class Toolbar {
  readonly element = document.createElement('div');
  readonly #kinds = document.createElement('select');
  readonly #link: HTMLButtonElement;
  readonly #tools: readonly { readonly button: HTMLButtonElement; readonly update: () => void }[];

  constructor(readonly view: EditorView) {
    this.element.className = 'html-bar';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'Format');
    this.#kinds.setAttribute('aria-label', 'Kind of paragraph');
    this.#kinds.append(...Object.entries(KINDS).map(([value, label]) => new Option(label, value)));
    this.#kinds.addEventListener('change', () => this.#run(setKind(this.#kinds.value)));
    // Not a setting of the form: must not trigger autosave.
    this.#kinds.addEventListener('input', (event) => event.stopPropagation());
    this.#link = toolButton('Link', () => void this.openLink());
    const picture = toolButton('Picture', () => void this.#openPicture());
    this.#tools = TOOLS.map(({ label, run, isOn, isShown }) => {
      const button = toolButton(label, () => this.#run(run));
      const update = (): void => {
        const { state } = this.view;
        if (isOn) button.setAttribute('aria-pressed', String(isOn(state)));
        button.hidden = isShown !== undefined && !isShown(state);
        button.disabled = !run(state);
      };
      return { button, update };
    });
    this.element.append(this.#kinds, this.#link, picture, ...this.#tools.map(({ button }) => button));
    this.update();
  }

  update(): void {
    this.#kinds.value = kindOf(this.view.state);
    this.#link.setAttribute('aria-pressed', String(linkAt(this.view.state) !== null));
    for (const { update } of this.#tools) update();
  }

  #run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view);
    this.view.focus();
  }

  async openLink(): Promise<void> {
    await this.#ask(chooseLink(linkAt(this.view.state)), setLink);
  }

  async #openPicture(): Promise<void> {
    await this.#ask(choosePicture(), insertPicture);
  }

  /** Runs the command on the selection from before the dialog, which takes the focus and so loses the selection. */
  async #ask<T>(asked: Promise<T | null>, commandOf: (answer: T) => Command): Promise<void> {
    const selected = this.view.state.selection.getBookmark();
    const answer = await asked;
    const { state } = this.view;
    this.view.dispatch(state.tr.setSelection(selected.resolve(state.doc)));
    if (answer === null) this.view.focus();
    else this.#run(commandOf(answer));
  }
}
