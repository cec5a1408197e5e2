import { readPartName } from '@/lib/domain/content/preview/part-name';

/** An element that renders a part of the page. */
export interface ShownPart {
  readonly name: string;
  readonly element: HTMLElement;
}

/** A position for a part: in the parent `to`, before its child `before`; '' for the end. */
export interface PartPlace {
  readonly to: string;
  readonly before: string;
}

export const idOf = (name: string): string => readPartName(name)?.id ?? '';
export const kindOf = (name: string): string => readPartName(name)?.kind ?? 'page';

/**
 * The parts of the page that the editor has listed. Parts of an article or a product inside a widget are edited
 * elsewhere.
 */
export class PartsOfPage {
  constructor(readonly names: Readonly<Record<string, string>>) {}

  readonly #read = (element: Element | null): ShownPart | null => {
    const name = element instanceof HTMLElement ? (element.dataset['part'] ?? '') : '';
    return element instanceof HTMLElement && Object.hasOwn(this.names, name) ? { name, element } : null;
  };

  /** The innermost part around an element. */
  around(target: EventTarget | null): ShownPart | null {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
      const part = this.#read(at);
      if (part) return part;
    }
    return null;
  }

  find(name: string): ShownPart | null {
    return readPartName(name) && this.#read(document.querySelector(`[data-part="${name}"]`));
  }

  /** All parts of a kind, in page order. */
  all(kind: string): ShownPart[] {
    return [...document.querySelectorAll(`[data-part^="${kind}:"]`)].flatMap((element) => this.#read(element) ?? []);
  }

  /** A part's parent; null for the page itself. */
  parentOf({ element }: ShownPart): ShownPart | null {
    return this.around(element.parentElement);
  }

  /** The children of a part, or of the page itself. */
  inside(parent: ShownPart | null): ShownPart[] {
    const kind = parent === null ? 'row' : kindOf(parent.name) === 'row' ? 'block' : 'widget';
    return this.all(kind).filter((part) => this.parentOf(part)?.element === parent?.element);
  }

  /** The positions before and after a part. */
  besides(part: ShownPart): { readonly before: PartPlace; readonly behind: PartPlace } {
    const parent = this.parentOf(part);
    const to = parent?.name ?? 'page';
    const siblings = this.inside(parent);
    const next = siblings[siblings.findIndex(({ element }) => element === part.element) + 1];
    return { before: { to, before: idOf(part.name) }, behind: { to, before: next ? idOf(next.name) : '' } };
  }
}
