import { previewOf, workspaceOf } from './elements';

/*
 * Resizable panes for outline, form and preview; the browser stores their widths. The preview has the width of the
 * chosen device, scaled to fit.
 */

/** Prefix of the localStorage keys. */
const STORAGE_PREFIX = 'cms-panes';
const STEP = 16;
const MIN = 160;

/** Device widths in CSS pixels; 0 uses the available width. */
const WIDTHS: Readonly<Record<string, number>> = { phone: 390, tablet: 820, desktop: 1440, fit: 0 };

const readStored = (name: string): string | null => localStorage.getItem(`${STORAGE_PREFIX}-${name}`);

function keep(name: string, value: string): void {
  localStorage.setItem(`${STORAGE_PREFIX}-${name}`, value);
}

function setWidth(workspace: HTMLElement, bar: HTMLElement, width: number): void {
  const name = bar.dataset['pane'] ?? '';
  const most = workspace.clientWidth / 2;
  const fitting = Math.round(Math.min(Math.max(width, MIN), most));
  workspace.style.setProperty(`--${name}`, `${fitting}px`);
  bar.setAttribute('aria-valuenow', String(fitting));
  bar.setAttribute('aria-valuemin', String(MIN));
  bar.setAttribute('aria-valuemax', String(Math.round(most)));
  keep(name, String(fitting));
}

const paneOf = (bar: HTMLElement): number => {
  const pane = document.getElementById(bar.dataset['pane'] ?? '');
  return pane ? pane.getBoundingClientRect().width : MIN;
};

function startBar(workspace: HTMLElement, bar: HTMLElement): void {
  const stored = Number(readStored(bar.dataset['pane'] ?? ''));
  bar.hidden = false;
  bar.setAttribute('aria-valuenow', String(Math.round(paneOf(bar))));
  if (stored > 0) setWidth(workspace, bar, stored);
  bar.addEventListener('pointerdown', (event) => {
    const from = { x: event.clientX, width: paneOf(bar) };
    event.preventDefault();
    bar.focus();
    bar.setPointerCapture(event.pointerId);
    // Otherwise the frame would capture the pointer.
    workspace.dataset['resizing'] = '';
    const onMove = ({ clientX }: PointerEvent): void => setWidth(workspace, bar, from.width + clientX - from.x);
    bar.addEventListener('pointermove', onMove);
    bar.addEventListener(
      'lostpointercapture',
      () => {
        bar.removeEventListener('pointermove', onMove);
        delete workspace.dataset['resizing'];
      },
      { once: true },
    );
  });
  bar.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setWidth(workspace, bar, paneOf(bar) + by);
  });
}

/** Shows the frame at its device's width, scaled down where space is short. */
function scaleFrame(stage: HTMLElement, frame: HTMLIFrameElement, size: string): void {
  const width = WIDTHS[size] ?? 0;
  const room = stage.clientWidth;
  const scale = width === 0 ? 1 : Math.min(1, room / width);
  frame.style.width = width === 0 ? '100%' : `${width}px`;
  frame.style.height = `${100 / scale}%`;
  frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
  frame.style.marginInlineStart = `${Math.max(0, (room - width * scale) / 2) * (width === 0 ? 0 : 1)}px`;
  const scaleLabel = document.querySelector('#scale');
  if (scaleLabel) scaleLabel.textContent = scale === 1 ? '' : `${Math.round(scale * 100)} %`;
}

export function startPanes(): void {
  const workspace = workspaceOf();
  const frame = previewOf();
  const stage = frame?.parentElement;
  if (!workspace || !frame || !stage) return;
  const controls = workspace.querySelector<HTMLElement>('.stage-bar');
  if (controls) controls.hidden = false;
  for (const bar of workspace.querySelectorAll<HTMLElement>('[role="separator"]')) startBar(workspace, bar);
  const sizes = [...workspace.querySelectorAll<HTMLInputElement>('input[name="size"]')];
  const stored = sizes.find(({ value }) => value === readStored('size'));
  if (stored) stored.checked = true;
  const scale = (): void => scaleFrame(stage, frame, sizes.find(({ checked }) => checked)?.value ?? 'fit');
  for (const size of sizes)
    size.addEventListener('change', () => {
      keep('size', size.value);
      scale();
    });
  new ResizeObserver(scale).observe(stage);
  scale();
}
