import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { keepsAll, readHtml, writeHtml } from './html';
import { cleanPasted } from './pasted';
import { schema } from './schema';
import { Toolbar } from './toolbar';

const { nodes, marks } = schema;
const LOST = 'This text has something in it that only HTML can keep, so it is edited as HTML.';
const H2 = 2;

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** '## ' makes a heading, '- ' and '1. ' a list, '> ' a quote. */
const shorthand = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length || H2 })),
    wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
});

/** Tab is not bound, so that it moves the focus as in any field. */
function keysOf(openLink: () => void): Record<string, Command> {
  return {
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-k': () => {
      openLink();
      return true;
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
  };
}

/** An HTML field as formatted text, with a switch to its source. */
export class RichField {
  readonly #view: EditorView;
  readonly #toolbar: Toolbar;
  readonly #frame = document.createElement('div');
  readonly #note = document.createElement('p');
  readonly #tabs: readonly HTMLButtonElement[];
  /** The HTML written last, to notice values from other scripts. */
  #html: string;

  constructor(readonly field: HTMLTextAreaElement) {
    this.#html = field.value;
    this.#frame.className = 'rich';
    const text = document.createElement('div');
    this.#view = new EditorView(
      { mount: text },
      {
        state: this.#stateOf(field.value),
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': field.labels[0]?.textContent ?? 'Text',
          'aria-describedby': field.getAttribute('aria-describedby') ?? '',
          class: 'rich-text',
        },
        transformPastedHTML: cleanPasted,
        dispatchTransaction: (transaction) => {
          this.#view.updateState(this.#view.state.apply(transaction));
          if (transaction.docChanged) this.#write();
          this.#toolbar.update();
        },
      },
    );
    this.#toolbar = new Toolbar(this.#view);
    this.#note.className = 'hint';
    this.#note.setAttribute('role', 'status');
    this.#tabs = [this.#tab('Text', true), this.#tab('HTML', false)];
    const tabs = document.createElement('div');
    tabs.className = 'rich-tabs';
    tabs.setAttribute('role', 'group');
    tabs.setAttribute('aria-label', 'Edit as');
    tabs.append(...this.#tabs);
    this.#frame.append(tabs, this.#note, this.#toolbar.element, text);
    field.before(this.#frame);
    // Clicking the label focuses the formatted text.
    field.labels[0]?.addEventListener('click', () => field.hidden && this.#view.focus());
    // Does not interrupt typing in the source: formats it on blur.
    const isTyped = document.activeElement === field;
    this.#show(!isTyped);
    if (isTyped) field.addEventListener('blur', () => this.#show(true), { once: true });
  }

  get isThere(): boolean {
    return this.field.isConnected;
  }

  destroy(): void {
    this.#view.destroy();
  }

  /** Adopts a value that another script wrote into the field. */
  readAgain(): void {
    if (this.field.value === this.#html || !this.field.hidden) return;
    this.#show(true);
  }

  #stateOf(html: string): EditorState {
    return EditorState.create({
      doc: readHtml(html),
      plugins: [
        shorthand,
        keymap(keysOf(() => void this.#toolbar.openLink())),
        keymap(baseKeymap),
        history(),
        gapCursor(),
        tableEditing(),
      ],
    });
  }

  #write(): void {
    this.#html = writeHtml(this.#view.state.doc);
    this.field.value = this.#html;
    this.field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #tab(label: string, asText: boolean): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'small quiet';
    button.textContent = label;
    button.addEventListener('click', () => {
      this.#show(asText);
      if (this.field.hidden) this.#view.focus();
      else this.field.focus();
    });
    return button;
  }

  /** HTML that formatted editing would damage stays source. */
  #show(asText: boolean): void {
    const isLossless = keepsAll(this.field.value);
    const isText = asText && isLossless;
    if (isText && (this.field.value !== this.#html || !this.field.hidden)) {
      this.#html = this.field.value;
      this.#view.updateState(this.#stateOf(this.#html));
      this.#toolbar.update();
    }
    this.field.hidden = isText;
    this.#view.dom.hidden = !isText;
    this.#toolbar.element.hidden = !isText;
    this.#note.textContent = asText && !isLossless ? LOST : '';
    for (const [index, tab] of this.#tabs.entries()) tab.setAttribute('aria-pressed', String((index === 0) === isText));
  }
}
