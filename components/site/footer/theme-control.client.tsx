'use client';

import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../theme-script';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const CHANGED = 'stockist-theme';

/** The theme that theme-script.tsx has applied. */
function current(): Choice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function show(choice: string | null): void {
  const theme = choice === 'light' || choice === 'dark' ? choice : null;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  showBars(theme);
}

/** Colours the browser's own bars: the first colour counts whose media matches, and the site has one for each theme. */
function showBars(theme: 'light' | 'dark' | null): void {
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  const own = theme && document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${theme}"]`);
  if (!own) return;
  const first = own.cloneNode() as HTMLMetaElement;
  first.removeAttribute('media');
  // React must not take it for its own, which it recognises by name and content.
  first.content += ' ';
  document.head.prepend(first);
}

function watch(changed: () => void) {
  function follow(event: StorageEvent) {
    if (event.key !== THEME_KEY) return;
    show(event.newValue);
    changed();
  }
  addEventListener('storage', follow); // From other tabs
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener(CHANGED, changed);
  };
}

function choose(choice: Choice): void {
  show(choice);
  dispatchEvent(new Event(CHANGED));
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage may be blocked: then the choice applies to this page only.
  }
}

/** Applies a choice made before hydration, or colours the bars for an older one. */
function applyEarlyInput(group: HTMLElement | null): void {
  if (!group) return;
  const theme = current();
  showBars(theme === 'system' ? null : theme);
  const early = group.querySelector<HTMLInputElement>('input:checked');
  if (early && !early.defaultChecked) choose(CHOICES.find((choice) => choice === early.value) ?? 'system');
}

/** Light, dark, or as the device. Without scripts the page follows the device, so the control is not shown. */
export function ThemeControl({ label, names }: { label: string; names: Readonly<Record<Choice, string>> }) {
  const chosen = useSyncExternalStore(watch, current, () => 'system' as const);
  return (
    <div
      ref={applyEarlyInput}
      role="radiogroup"
      aria-label={label}
      className="flex flex-wrap items-center gap-x-1 no-script:hidden"
    >
      <span aria-hidden="true" className="me-2">
        {label}
      </span>
      {CHOICES.map((choice) => (
        <label key={choice} className="theme-choice tap">
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={choice === chosen}
            onChange={() => choose(choice)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {names[choice]}
        </label>
      ))}
    </div>
  );
}
