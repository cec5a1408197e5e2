'use client';

import { useEffect, useRef, useState } from 'react';
import { readHeight } from '@/lib/domain/content/map/embed';

interface RawCodeFrameProps {
  address: string;
  title: string;
  /** Height in pixels until the frame reports its own. */
  height: number;
}

/** The frame, with the height that its document reports. All other messages are ignored. */
export function RawCodeFrame({ address, title, height }: RawCodeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [reported, setReported] = useState<number | null>(null);

  useEffect(() => {
    function onMessage(event: MessageEvent<unknown>) {
      if (!frame.current || event.source !== frame.current.contentWindow) return;
      const pixels = readHeight(event.data);
      if (pixels !== null) setReported(pixels);
    }
    addEventListener('message', onMessage);
    // The frame may have posted its height before this listener was added.
    frame.current?.contentWindow?.postMessage('stockist-height', '*');
    return () => removeEventListener('message', onMessage);
  }, []);

  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
      loading="lazy"
      className="block w-full"
      style={{ height: reported ?? height }}
    />
  );
}
