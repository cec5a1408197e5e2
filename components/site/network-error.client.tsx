'use client';

import { buttonClass } from '@/components/ui/button-class';
import { faultWords } from '@/lib/browser/error-texts';

/** Reads its texts from the page (error-texts.tsx), so that it works without requests. */
export function NetworkError({ retry }: { retry: () => void }) {
  const words = faultWords();
  return (
    <div className="wrap flex flex-col items-start py-section" role="alert">
      <h1 className="text-4xl">{words.title}</h1>
      <p className="mt-4 max-w-reading text-lg text-soft">{words.text}</p>
      <div className="mt-8 flex gap-3">
        <button type="button" onClick={retry} className={buttonClass({ size: 'lg' })}>
          {words.retry}
        </button>
        {/* Loads a document, since the router may be what failed. */}
        <a href="/" className="inline-flex min-h-13.5 items-center px-4 link">
          {words.home}
        </a>
      </div>
    </div>
  );
}
