import { startInsert } from './insert';
import { startPanes } from './panes';
import { startPreview } from './preview';
import { startRichText } from './rich-text-loader';
import { startSaving } from './saving';
import { startSteps } from './steps';

/*
 * The editor of pages works without this file; it adds saving as one types, steps from part to part without a new page,
 * the live preview and editing in it.
 */
startSaving();
startInsert();
startSteps();
startPreview();
startPanes();
startRichText();
