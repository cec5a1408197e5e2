'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useScripted } from '@/components/forms/state/use-scripted';
import { useHash } from '@/components/media/use-browser';

interface TabsProps {
  label: string;
  tabs: readonly { readonly id: string; readonly title: string }[];
  /** One per tab. */
  panels: readonly ReactNode[];
}

/** Index of the tab, of `count`, that a key moves to; null for any other key. */
function step(key: string, current: number, count: number, rightToLeft: boolean): number | null {
  if (key === ' ') return current;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const ahead = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === ahead) return (current + 1) % count;
  return key === back ? (current - 1 + count) % count : null;
}

/** The element that the fragment of an address identifies. */
function named(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash));
  } catch {
    // '#100%' is no encoding, and anybody can link to it.
    return null;
  }
}

/**
 * Tabs by the ARIA pattern: arrow keys, Home and End, one tab stop. Until scripts run they are links, and CSS shows the
 * panel of the address's fragment (widgets.css, tab-row). A fragment that identifies an element in a panel opens that
 * panel.
 */
export function Tabs({ label, tabs, panels }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const ready = useScripted();
  const hash = useHash();
  /** Its id, not its place: a page that is open is rendered anew when a tab before it, or it itself, begins or ends. */
  const [chosen, setChosen] = useState('');
  const selected = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const ids = tabs.map(({ id }) => id).join(' ');

  useEffect(() => {
    const target = named(hash);
    const panel = target?.closest('[role="tabpanel"]');
    const opened = ids.split(' ').find((id) => id === panel?.id);
    if (opened === undefined) return;
    const frame = requestAnimationFrame(() => {
      setChosen(opened);
      requestAnimationFrame(() => target?.scrollIntoView());
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, ids]);

  function onClick(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = step(event.key, selected, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === null) return;
    event.preventDefault();
    setChosen(tabs[next]?.id ?? '');
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div ref={row} className="tab-row" data-ready={ready || undefined}>
      <div className="slides no-script:hidden">
        <div role="tablist" aria-label={label} className="tabs">
          {tabs.map(({ id, title }, index) => (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              role="tab"
              aria-selected={index === selected}
              aria-controls={id}
              tabIndex={index === selected ? undefined : -1}
              onClick={(event) => onClick(event, id)}
              onKeyDown={onKeyDown}
              className={
                '-mb-px flex min-h-11 items-center whitespace-nowrap text-soft hover:text-ink ' +
                'aria-selected:border-b-2 aria-selected:border-accent aria-selected:text-ink'
              }
            >
              <bdi>{title}</bdi>
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ id, title }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          hidden={ready && index !== selected}
          className="tab-panel py-8"
        >
          <h2 className="mb-4 text-2xl scripted:hidden">{title}</h2>
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
