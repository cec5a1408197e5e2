/* The back office works without this file; it adds the buttons that only a script can answer. */
'use strict';

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
