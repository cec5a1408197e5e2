/*
 * Inlined into each finished page, so its size matters. A page is a document: its links, forms, menus and galleries
 * work by HTML and CSS, and reading and scrolling need no scripts.
 */
import { earlyClicks } from './early-clicks.ts';
import { tapHeart } from './early-hearts.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { leaveReadyLink, prepareReadyLink } from './ready-links.ts';
import { startScripts } from './start-scripts.ts';

onFirstInteraction(startScripts);
addEventListener('pointerover', prepareReadyLink);
for (const answer of [earlyClicks(), tapHeart, leaveReadyLink]) addEventListener('click', answer, true);
