/*
 * Stands in each finished page, so its bytes count. A page is a document: its links, forms, menus and galleries work by
 * HTML and CSS, and reading and scrolling is done without scripts.
 */
import { earlyClicks } from './early-clicks.ts';
import { tapHeart } from './early-hearts.ts';
import { onFirstSign } from './first-sign.ts';
import { leaveReadyLink } from './ready-links.ts';
import { startScripts } from './start-scripts.ts';

onFirstSign(startScripts);
for (const answer of [earlyClicks(), tapHeart, leaveReadyLink]) addEventListener('click', answer, true);
