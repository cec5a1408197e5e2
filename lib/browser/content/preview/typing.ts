import type { EditedText } from '@/lib/domain/content/preview/messages';

/** Typing inside these elements would activate them. */
const INTERACTIVE = 'button, summary, select, textarea, input, [role="tab"]';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A part's elements with exactly the text of one field. Ambiguous texts, shown twice or equal in two fields, can be
 * edited only in the form.
 */
export function typedElements(part: HTMLElement, texts: readonly EditedText[]): Map<HTMLElement, EditedText> {
  const words = texts.filter(({ text }) => plain(text) !== '' && !text.trim().includes('\n'));
  const leaves = [...part.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.childElementCount === 0 && !element.closest(INTERACTIVE),
  );
  const found = new Map<HTMLElement, EditedText>();
  for (const edited of words) {
    const same = words.filter(({ text }) => plain(text) === plain(edited.text));
    const elements = leaves.filter((element) => plain(element.textContent ?? '') === plain(edited.text));
    const [element] = elements;
    if (same.length === 1 && elements.length === 1 && element) found.set(element, edited);
  }
  return found;
}

interface Typing {
  readonly element: HTMLElement;
  readonly edited: EditedText;
  /** Accessible name. */
  readonly label: string;
  /** Called with the new text, or null if it is unchanged. */
  readonly onEnd: (text: string | null) => void;
}

function makeEditable(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch (cause) {
    // Unsupported by this browser: the paste handler below strips the markup.
    if (!(cause instanceof DOMException)) throw cause;
    element.contentEditable = 'true';
  }
}

/** Edits a text in place: Enter or a click elsewhere saves it, Escape reverts it. */
export function startTyping({ element, edited, label, onEnd }: Typing): void {
  const before = element.textContent ?? '';
  const asBefore = { spellcheck: element.spellcheck, label: element.getAttribute('aria-label') };
  const left = new AbortController();
  const { signal } = left;

  const end = (isAccepted: boolean): void => {
    if (signal.aborted) return;
    left.abort();
    const text = plain(element.textContent ?? '');
    element.removeAttribute('contenteditable');
    element.spellcheck = asBefore.spellcheck;
    if (asBefore.label === null) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', asBefore.label);
    element.blur();
    if (!isAccepted) element.textContent = before;
    onEnd(isAccepted && text !== plain(before) ? text : null);
  };
  const insert = (text: string): void => {
    document.execCommand('insertText', false, plain(text));
  };

  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      end(event.key === 'Enter');
    },
    { signal },
  );
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      insert(event.clipboardData?.getData('text/plain') ?? '');
    },
    { signal },
  );
  element.addEventListener('drop', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'beforeinput',
    (event) => {
      const more = event.data?.length ?? 0;
      const isFull = edited.most !== undefined && (element.textContent ?? '').length + more > edited.most;
      if (event.inputType.startsWith('insert') && isFull) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener('blur', () => end(true), { signal });
  makeEditable(element);
  element.spellcheck = true;
  element.setAttribute('aria-label', label);
  element.focus({ preventScroll: true });
  const selection = getSelection();
  // A click into the element has already placed the caret.
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) selection?.selectAllChildren(element);
}
