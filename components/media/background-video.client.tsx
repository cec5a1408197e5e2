'use client';

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useScripted } from '@/components/forms/state/use-scripted';
import { Icon } from '@/components/ui/icon';
import { useReducedMotion } from './use-browser';

interface BackgroundVideoProps {
  sources: readonly { readonly address: string; readonly type: string }[];
  style: CSSProperties;
  labels: { play: string; pause: string };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A muted video over its poster, with a pause button. With reduced motion, or in data saver mode, it starts only by
 * that button. It is rendered by scripts: without them the poster stays.
 */
export function BackgroundVideo({ sources, style, labels }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const scripted = useScripted();
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = scripted && (chosen ?? (!reduced && !savesData()));

  useEffect(() => {
    if (!video.current) return;
    if (!playing) video.current.pause();
    // A browser may refuse to play: then the poster stays, and the button shows the paused state.
    else video.current.play().catch(() => setChosen(false));
  }, [playing]);

  if (!scripted) return null;
  return (
    <>
      <div className="absolute inset-0 -z-10 overflow-clip rounded-[inherit]" style={style}>
        {/* Browsers pause a muted autoplaying video while it is out of view. */}
        <video
          ref={video}
          muted
          loop
          playsInline
          autoPlay={playing}
          preload={playing ? 'auto' : 'none'}
          tabIndex={-1}
          aria-hidden="true"
          className="size-full object-cover"
        >
          {sources.map(({ address, type }) => (
            <source key={address} src={address} type={type} />
          ))}
        </video>
      </div>
      <button
        type="button"
        aria-label={playing ? labels.pause : labels.play}
        onClick={() => setChosen(!playing)}
        className={
          'absolute end-3 bottom-3 z-10 grid size-11 place-items-center rounded-full bg-veil text-white ' +
          'hover:bg-black'
        }
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  );
}
