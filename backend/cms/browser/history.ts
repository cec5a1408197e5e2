import { SWAPPED, workspaceOf } from './elements';
import { pageOf, run, saveBefore } from './steps';

/* Back and Forward of the browser, between the forms of a page's editor. */

/** The address of the form that is shown. */
let shown = '';
let isSaving = false;

function noteShown(): void {
  shown = pageOf(location);
}

/** Shows the place that the browser went to, after saving pending input. */
async function follow(): Promise<void> {
  const left = shown;
  isSaving = true;
  const isSaved = await saveBefore();
  isSaving = false;
  if (isSaved) noteShown();
  if (isSaved && (await run({ address: location.href, way: 'keep' }, () => location.reload()))) return;
  // The form is still the one before: so is its address.
  history.pushState(null, '', left);
  noteShown();
}

export function startHistory(): void {
  if (!workspaceOf()) return;
  noteShown();
  document.addEventListener(SWAPPED, () => setTimeout(noteShown));
  addEventListener('popstate', () => {
    // Fragment links are not steps.
    if (!isSaving && pageOf(location) !== shown) void follow();
  });
}
