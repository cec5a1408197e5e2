'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { GalleryWords } from '@/components/widgets/core-gallery/lightbox';
import type { Aspect } from '@/lib/contract/common';
import type { Gallery } from '@/lib/domain/content/gallery';
import type { ChosenGalleryProps } from './chosen-gallery.client';

interface GalleryChoiceProps {
  /** Links with the gallery's id in `data-gallery`. */
  thumbnails: ReactNode;
  aspect: Aspect;
  words: GalleryWords;
  /** The galleries that the server rendered. */
  children: ReactNode;
}

interface Chosen {
  readonly gallery: Gallery;
  readonly anchor: string;
  readonly View: ComponentType<ChosenGalleryProps>;
}

const linksIn = (root: HTMLElement | null): HTMLAnchorElement[] => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('a[data-gallery]') ?? []),
];

/**
 * Fetches only the chosen gallery, with code that is loaded at the first choice. The link shows the same gallery:
 * without scripts, in another tab, and without a reply.
 */
export function GalleryChoice({ thumbnails, aspect, words, children }: GalleryChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(new Map<string, Chosen>());
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const rendered = location.pathname;
    const stop = new AbortController();
    const follow = (): void => {
      const next = known.current.get(location.pathname) ?? null;
      setChosen(next);
      // Chosen before this page was loaded, so not known here; Next would show this page for that address, hence the
      // reload.
      const isOther = location.pathname !== rendered && next === null;
      if (isOther && linksIn(root.current).some(({ pathname }) => pathname === location.pathname)) location.reload();
    };
    addEventListener('popstate', follow, stop);
    return () => stop.abort();
  }, []);

  // The server-rendered thumbnails mark the gallery of the first rendering, so the mark is moved here.
  useEffect(() => {
    const links = linksIn(root.current);
    const before = links.find((link) => link.ariaCurrent === 'true');
    if (!chosen) return;
    const now = links.find((link) => link.dataset.gallery === chosen.gallery.id);
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'true');
    return () => {
      now?.removeAttribute('aria-current');
      before?.setAttribute('aria-current', 'true');
    };
  }, [chosen]);

  function show(next: Chosen, link: HTMLAnchorElement): void {
    known.current.set(link.pathname, next);
    setChosen(next);
    if (link.pathname !== location.pathname) history.pushState(null, '', link.href);
  }

  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-gallery]');
    // The link of the open gallery scrolls to it.
    if (!link || link.ariaCurrent === 'true') return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    import('./chosen-gallery.client')
      .then(async ({ ChosenGallery, readGallery }) => {
        const gallery = await readGallery(link.dataset.gallery ?? '', aspect);
        if (gallery) show({ gallery, anchor: link.hash.slice(1), View: ChosenGallery }, link);
        else location.assign(link.href);
      })
      .catch(() => location.assign(link.href))
      .finally(() => setBusy(false));
  }

  return (
    <>
      <div ref={root} onClickCapture={onClick} aria-busy={busy || undefined} className="aria-busy:cursor-progress">
        {thumbnails}
      </div>
      {chosen ? (
        <chosen.View gallery={chosen.gallery} anchor={chosen.anchor} aspect={aspect} words={words} />
      ) : (
        children
      )}
    </>
  );
}
