import { startEntries } from './entries';
import { startHistory } from './history';
import { startIncomplete } from './incomplete';
import { startInsert } from './insert';
import { startPanes } from './panes';
import { startPreview } from './preview';
import { startRichText } from './rich-text-loader';
import { startSaving } from './saving';
import { startSteps } from './steps';

/*
 * Optional: the page editor works without this file. It adds autosave, switching between parts without a page load, the
 * live preview and editing in it; and in every form, focus that stays with a list's entry.
 */
startIncomplete();
startSaving();
startInsert();
startSteps();
startHistory();
startEntries();
startPreview();
startPanes();
startRichText();
