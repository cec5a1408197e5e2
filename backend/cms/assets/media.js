/*
 * Optional: the back office works without this file. It adds a visual picture picker, several uploads with their
 * progress, and setting the focal point by a click. Needs office.js, which is loaded before.
 */
'use strict';

/* Picture picker. */
async function fillPicker(picker, more = false) {
  const grid = picker.querySelector('[data-picker-grid]');
  const search = picker.querySelector('[data-picker-search]')?.value ?? '';
  const page = more ? Number(grid.dataset.page ?? 1) + 1 : 1;
  const asked = `${search} ${page}`;
  grid.dataset.asked = asked;
  const { ok, html } = await askPart(`/cms/media/picker?q=${encodeURIComponent(search)}&page=${page}`);
  // Stale response: another search was typed meanwhile.
  if (grid.dataset.asked !== asked) return;
  grid.querySelector('[data-unanswered]')?.remove();
  if (more && ok) grid.querySelector('[data-picker-more]')?.remove();
  if (more) grid.insertAdjacentHTML('beforeend', html);
  else grid.innerHTML = html;
  if (ok) grid.dataset.page = page;
}

// The search text is not a setting to save, and Enter must not submit the form.
let waiting;
const isSearch = ({ target }) => target.matches?.('[data-picker-search]') ?? false;
document.addEventListener(
  'input',
  (event) => {
    if (!isSearch(event)) return;
    event.stopPropagation();
    clearTimeout(waiting);
    waiting = setTimeout(() => void fillPicker(event.target.closest('[data-picker]')), 250);
  },
  true,
);
document.addEventListener('change', (event) => isSearch(event) && event.stopPropagation(), true);
document.addEventListener(
  'keydown',
  (event) => isSearch(event) && event.key === 'Enter' && event.preventDefault(),
  true,
);
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target.matches?.('[data-picker]') && target.open && !target.querySelector('[data-key]'))
      void fillPicker(target);
  },
  true,
);
document.addEventListener('click', ({ target }) => {
  if (target.closest?.('[data-picker-more]')) void fillPicker(target.closest('[data-picker]'), true);
});
/* Several uploads, each a separate request with its progress. */
const upload = document.querySelector('form[data-uploads]');
if (upload) {
  const list = upload.querySelector('[data-upload-list]');
  /* What was stored already: when one of several was refused, only the others are sent by the next press. */
  const stored = new WeakSet();
  const send = (file) =>
    new Promise((resolve) => {
      const item = document.createElement('li');
      const bar = document.createElement('progress');
      bar.max = 1;
      bar.value = 0;
      item.append(`${file.name} `, bar);
      bar.setAttribute('aria-label', file.name);
      list.append(item);
      const body = new FormData(upload);
      body.delete('file');
      body.append('file', file);
      const request = new XMLHttpRequest();
      request.upload.addEventListener('progress', ({ loaded, total }) => (bar.value = loaded / total));
      const done = (words, isStored) => {
        bar.remove();
        item.append(words);
        item.className = isStored ? '' : 'bad';
        resolve(isStored);
      };
      request.addEventListener('load', () => {
        if (request.status === 200) {
          stored.add(file);
          return done('– stored', true);
        }
        const page = new DOMParser().parseFromString(request.responseText, 'text/html');
        done(`– not stored: ${page.body.textContent.trim().slice(0, 200)}`, false);
      });
      request.addEventListener('error', () => done('– not stored: the back office cannot be reached', false));
      request.open('POST', upload.action);
      request.setRequestHeader('HX-Request', 'true');
      request.send(body);
    });
  upload.addEventListener('submit', async (event) => {
    event.preventDefault();
    const files = [...upload.elements.file.files];
    const button = upload.querySelector('button');
    if (files.length === 0 || button.hasAttribute('aria-disabled')) return;
    // Not `disabled`, which would take the focus from it.
    button.setAttribute('aria-disabled', 'true');
    list.replaceChildren();
    let allStored = true;
    // One after the other: the server reads one at a time.
    for (const file of files) if (!stored.has(file)) allStored = (await send(file)) && allStored;
    button.removeAttribute('aria-disabled');
    if (allStored) location.assign('/cms/media?done=added');
  });
}

/* The focal point, and crops of single aspect ratios. */
const focal = document.querySelector('[data-focal]');
if (focal) {
  const image = focal.querySelector('img');
  const frame = focal.querySelector('[data-frame]');
  const chosen = () => document.querySelector('input[name="shape"]:checked');
  const fieldsOf = (shape) =>
    ['x', 'y', 'zoom'].map((name) => document.getElementById(shape === '' ? `focal-${name}` : `crop-${shape}-${name}`));
  const draw = () => {
    const shape = chosen()?.value ?? '';
    const [x, y, zoom] = fieldsOf(shape);
    const [allX, allY] = fieldsOf('');
    const middle = { x: Number(x.value || allX.value), y: Number(y.value || allY.value) };
    const [across, down] = (shape || '0x0').split('x').map(Number);
    const { naturalWidth, naturalHeight } = image;
    const share = zoom?.value ? Number(zoom.value) / 100 : 1;
    const width = (shape ? Math.min(naturalWidth, (naturalHeight * across) / down) * share : 0) / (naturalWidth || 1);
    const height = (shape ? (width * naturalWidth * down) / across : 0) / (naturalHeight || 1);
    const left = Math.min(Math.max(middle.x / 100 - width / 2, 0), 1 - width);
    const top = Math.min(Math.max(middle.y / 100 - height / 2, 0), 1 - height);
    frame.className = shape ? 'frame' : 'frame point';
    const size = shape ? `;width:${width * 100}%;height:${height * 100}%` : '';
    frame.style.cssText = `left:${left * 100}%;top:${top * 100}%${size}`;
  };
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const [x, y, zoom] = fieldsOf(chosen()?.value ?? '');
    x.value = Math.round((offsetX / image.clientWidth) * 100);
    y.value = Math.round((offsetY / image.clientHeight) * 100);
    if (zoom && zoom.value === '') zoom.value = 100;
    // As if typed: it draws the frame, and leaving the page asks.
    x.dispatchEvent(new Event('input', { bubbles: true }));
  });
  document.addEventListener('input', draw);
  image.addEventListener('load', draw);
  focal.hidden = false;
  for (const one of document.querySelectorAll('[data-shape-choice]')) one.hidden = false;
  draw();
}
