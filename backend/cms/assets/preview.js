/*
 * The live preview. The frame shows the page of another origin: it says which draft it shows, and is told to load anew
 * until it shows the one that was saved last (components/content/preview/preview-bar.tsx). One that does not answer is
 * opened anew.
 */
'use strict';

{
  const workspace = document.querySelector('.workspace');
  const frame = document.getElementById('preview');
  const away = document.getElementById('preview-away');
  const ANSWER_MS = 6_000;
  const LOAD_MS = 20_000;
  const MOST_TRIES = 4;

  /* The draft that is tried to be shown, and how often it was. */
  let tried = '';
  let tries = 0;
  let waiting = 0;
  let shown = '';

  const wanted = () => document.getElementById('revision')?.dataset.draft ?? '';

  function waitFor(ms) {
    clearTimeout(waiting);
    waiting = setTimeout(openAnew, ms);
  }

  function mayTry() {
    if (tried !== wanted()) {
      tried = wanted();
      tries = 0;
    }
    tries += 1;
    if (tries > MOST_TRIES) away.hidden = false;
    return tries <= MOST_TRIES;
  }

  function openAnew() {
    clearTimeout(waiting);
    waiting = 0;
    if (!mayTry()) return;
    frame.src = frame.getAttribute('src');
    waitFor(LOAD_MS);
  }

  function refresh() {
    // What is being loaded says what it shows when it has come.
    if (waiting !== 0 || !mayTry()) return;
    // Once it was told in vain, its address may be another one.
    if (tries > 2) return openAnew();
    frame.contentWindow.postMessage('stockist:refresh', workspace.dataset.storefront);
    waitFor(ANSWER_MS);
  }

  if (frame && workspace) {
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== workspace.dataset.storefront) return;
      if (data?.stockist !== 'shown') return;
      clearTimeout(waiting);
      waiting = 0;
      away.hidden = true;
      // An editor may look at another page in the frame.
      if (data.path !== workspace.dataset.path) return;
      shown = data.version;
      if (shown !== wanted()) return refresh();
      tries = 0;
      const { place } = workspace.dataset;
      if (place) frame.contentWindow.postMessage({ stockist: 'part', place }, origin);
    });
    document.addEventListener('htmx:after:swap', () => {
      if (wanted() !== shown) refresh();
    });
    // It may have come before this script, which then did not hear of it.
    addEventListener('load', () => {
      if (shown !== '') return;
      frame.contentWindow.postMessage({ stockist: 'ask' }, workspace.dataset.storefront);
      waitFor(ANSWER_MS);
    });
  }
}
