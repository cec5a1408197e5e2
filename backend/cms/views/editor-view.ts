import type { Part } from '../documents/parts';
import type { Section } from '../form/part-fields';
import type { Steps } from '../store/history';
import type { EditedPage } from '../store/page-store';
import type { Editor } from '../store/sessions';
import type { FormState } from './fields';

export interface EditorView {
  readonly editor: Editor;
  readonly page: EditedPage;
  readonly part: Part;
  readonly sections: readonly Section[];
  readonly state: FormState;
  /** Names of the available widgets. */
  readonly widgets: readonly string[];
  readonly at: Date;
  /** Origin of the preview frame, the only one that receives typed text. */
  readonly storefront: string;
  /** Paths of the settings that another editor also changed; absent without a conflict. */
  readonly conflicts?: readonly string[] | undefined;
  /** The revision that the form was rendered from, if older than the draft: others have saved since. */
  readonly seen?: string | undefined;
  /** JSON of the settings that the form shows, where what others have saved since is newer; '' otherwise. */
  readonly base: string;
  /** Id of this form: its own saves are not conflicts. */
  readonly rendered: string;
  readonly steps: Steps;
  /** The part is no longer in the draft. */
  readonly gone?: boolean;
}
