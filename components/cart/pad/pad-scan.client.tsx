'use client';

import { useWords } from '@/components/forms/words.client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/forms/state/use-scripted';

/** The part of BarcodeDetector that is used; TypeScript does not declare it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'qr_code'];
const LOOK_MS = 150;
/** A code counts again after it was out of view, or after this time. */
const AGAIN_MS = 1_500;

function detectorClass(): DetectorClass | null {
  const found: unknown = 'BarcodeDetector' in window ? window.BarcodeDetector : null;
  return typeof found === 'function' && navigator.mediaDevices !== undefined ? (found as DetectorClass) : null;
}

/** Scans with the camera if the browser supports it, otherwise describes the alternatives. */
export function PadScan({ onCode }: { onCode: (code: string) => void }) {
  const t = useWords('quickOrder');
  const scripted = useScripted();
  const [scanning, setScanning] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!scripted) return null;
  if (failed || !detectorClass()) return <p className="text-sm text-soft">{t('scanNone')}</p>;
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setScanning(!scanning)}>
        {scanning ? t('scanStop') : t('scan')}
      </Button>
      {scanning && <Camera onCode={onCode} onFailed={() => setFailed(true)} help={t('scanHelp')} />}
    </div>
  );
}

interface CameraProps {
  help: string;
  onCode: (code: string) => void;
  onFailed: () => void;
}

function Camera({ help, onCode, onFailed }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCode, onFailed });
  useEffect(() => {
    handlers.current = { onCode, onFailed };
  });

  useEffect(() => {
    const stop = new AbortController();
    const Class = detectorClass();
    if (Class) void watch(new Class({ formats: FORMATS }), stop.signal);
    return () => stop.abort();

    async function watch(detector: Detector, signal: AbortSignal): Promise<void> {
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()));
        const element = video.current;
        if (signal.aborted || !element) return stream.getTracks().forEach((track) => track.stop());
        element.srcObject = stream;
        await element.play();
        let last = { code: '', at: 0 };
        while (!signal.aborted) {
          const [seen] = await detector.detect(element);
          const now = performance.now();
          if (seen && (seen.rawValue !== last.code || now - last.at > AGAIN_MS)) handlers.current.onCode(seen.rawValue);
          if (seen) last = { code: seen.rawValue, at: now };
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        }
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        if (!signal.aborted) handlers.current.onFailed();
      }
    }
  }, []);

  return (
    <figure className="mt-3">
      <video ref={video} muted playsInline className="w-full rounded-md bg-tint" />
      <figcaption className="mt-1.5 text-sm text-soft">{help}</figcaption>
    </figure>
  );
}
