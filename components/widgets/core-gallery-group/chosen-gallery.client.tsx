'use client';

import { useRef } from 'react';
import { Prose } from '@/components/ui/text/prose';
import { gridColumns } from '@/components/widgets/core-gallery/grid-columns';
import { type GalleryWords, LightboxGrid } from '@/components/widgets/core-gallery/lightbox';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { useOnceFor } from '@/lib/browser/use-once-for';
import type { Aspect } from '@/lib/contract/common';
import type { Gallery } from '@/lib/domain/content/gallery';

export { readGallery } from '@/lib/browser/content/gallery-read';

export interface ChosenGalleryProps {
  gallery: Gallery;
  /** Its id, which the link that chose it leads to. */
  anchor: string;
  aspect: Aspect;
  words: GalleryWords;
}

/** Sanitized by the storefront's GraphQL. */
function CleanedHtml({ html, className }: { html: string; className?: string }) {
  return <Prose clean={html} className={className} />;
}

/** A gallery chosen in the browser, rendered like on the server; it takes the focus. */
export function ChosenGallery({ gallery, anchor, aspect, words }: ChosenGalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  useOnceFor(gallery.id, () => {
    root.current?.scrollIntoView();
    root.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={root} id={anchor} tabIndex={-1} className="mt-12 outline-none">
      <div className="wide-gutters">
        <WidgetHeading heading={gallery.heading} subheading={gallery.subheading} />
        <LightboxGrid
          heading={gallery.heading}
          slides={gallery.slides}
          {...gridColumns(4, gallery.slides.length, true)}
          aspect={aspect}
          words={words}
          SlideHtml={CleanedHtml}
        />
      </div>
    </div>
  );
}
