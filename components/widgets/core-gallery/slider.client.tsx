'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useScripted } from '@/components/forms/state/use-scripted';
import { useDirection, useReducedMotion } from '@/components/media/use-browser';
import { Icon } from '@/components/ui/icon';
import { SLIDER_DELAY_MS } from '@/lib/config/constants';

interface SliderProps {
  labels: {
    /** The role description for screen readers. */
    kind: string;
    slider: string;
    play: string;
    pause: string;
    previous: string;
    next: string;
    /** Accessible names, one per slide. */
    slides: readonly string[];
  };
  slides: readonly ReactNode[];
}

const BUTTON = 'grid size-11 place-items-center rounded-full bg-veil text-white hover:bg-black';

/**
 * Advances every 4 s, also after a touch (specification 2, section 9), until it is paused. Starts paused with reduced
 * motion. Also pauses while it has the keyboard focus.
 */
export function Slider({ labels, slides }: SliderProps) {
  const many = slides.length > 1;
  const ready = useScripted();
  const direction = useDirection();
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [selected, setSelected] = useState(0);
  const [autoplay] = useState(() => Autoplay({ delay: SLIDER_DELAY_MS, stopOnInteraction: false }));
  const playing = many && (chosen ?? !reduced);
  // A paused slider has no such plugin, which would start by a touch. One that plays starts it again by itself when a
  // change of width sets up the carousel anew.
  const [viewport, api] = useEmblaCarousel({ loop: many, direction, active: ready }, playing ? [autoplay] : []);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on('select', onSelect).on('reInit', onSelect);
    return () => {
      api.off('select', onSelect).off('reInit', onSelect);
    };
  }, [api]);

  return (
    <section
      aria-roledescription={labels.kind}
      aria-label={labels.slider}
      className="relative"
      data-ready={ready || undefined}
    >
      <div ref={viewport} className="slider-viewport">
        <div className="flex" aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-label={labels.slides[index]}
              inert={ready && index !== selected}
              className="min-w-0 flex-[0_0_100%] snap-start"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {many && (
        <div
          className={
            'absolute inset-x-0 bottom-4 flex items-center justify-end gap-2 ' +
            'px-[min(var(--gutter),1.5rem)] no-script:hidden'
          }
        >
          <span aria-hidden="true" className="rounded-full bg-veil px-3 py-1 text-sm text-white tabular">
            {selected + 1} / {slides.length}
          </span>
          <button type="button" aria-label={labels.previous} onClick={() => api?.scrollPrev()} className={BUTTON}>
            <Icon name="chevron-start" />
          </button>
          <button
            type="button"
            aria-label={playing ? labels.pause : labels.play}
            onClick={() => setChosen(!playing)}
            className={BUTTON}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <button type="button" aria-label={labels.next} onClick={() => api?.scrollNext()} className={BUTTON}>
            <Icon name="chevron-end" />
          </button>
        </div>
      )}
    </section>
  );
}
