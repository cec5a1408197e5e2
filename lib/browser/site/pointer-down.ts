let pressed = false;

const down = (): void => {
  pressed = true;
};
const up = (): void => {
  pressed = false;
};

/** Tracks whether the pointer is down. @returns the function that stops tracking */
export function watchPointer(): () => void {
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('pointerup', up, true);
  window.addEventListener('pointercancel', up, true);
  return () => {
    window.removeEventListener('pointerdown', down, true);
    window.removeEventListener('pointerup', up, true);
    window.removeEventListener('pointercancel', up, true);
  };
}

/** Runs at once, or once the pointer is up: moving a button while it is pressed would cancel the click. */
export function afterPointerUp(run: () => void): void {
  if (!pressed) return run();
  const end = new AbortController();
  const then = (): void => {
    end.abort();
    setTimeout(run);
  };
  window.addEventListener('pointerup', then, { signal: end.signal });
  window.addEventListener('pointercancel', then, { signal: end.signal });
}
