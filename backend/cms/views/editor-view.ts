import type { Part } from '../documents/parts';
import type { Section } from '../form/part-fields';
import type { Steps } from '../store/history';
import type { EditedPage } from '../store/page-store';
import type { Editor } from '../store/sessions';
import type { FormState } from './fields';

/** What the editor of a page shows. */
export interface EditorView {
  readonly editor: Editor;
  readonly page: EditedPage;
  readonly part: Part;
  readonly sections: readonly Section[];
  readonly state: FormState;
  /** The widgets that can be added. */
  readonly widgets: readonly string[];
  readonly at: Date;
  /** Origin of the frame's page: the only one that gets what was typed. */
  readonly storefront: string;
  /** The settings that another editor changed as well; absent without a conflict. */
  readonly conflicts?: readonly string[] | undefined;
  /** The revision that the form was made from, where it is not the draft's: what others saved was not seen yet. */
  readonly seen?: string | undefined;
  /** Id of this form: its own saves are not conflicts. */
  readonly rendered: string;
  readonly steps: Steps;
  /** Not found in the draft any more. */
  readonly gone?: boolean;
}
