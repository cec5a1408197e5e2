'use client';

import { buttonClass } from '@/components/ui/button-class';

/*
 * An error screen must work when nothing else does, so it cannot ask the server for its words: these are the only ones of the
 * interface that are not translated.
 */
export function NetworkError({ retry }: { retry: () => void }) {
  return (
    <div className="wrap flex flex-col items-start py-section" role="alert">
      <h1 className="text-4xl">Network Error</h1>
      <p className="mt-4 max-w-prose text-lg text-soft">Something did not answer. Nothing in your cart or account is lost. Please try again in a minute.</p>
      <div className="mt-8 flex gap-3">
        <button type="button" onClick={retry} className={buttonClass({ size: 'lg' })}>Try again</button>
        {/* A full load: the router may be what failed. */}
        <a href="/" className="inline-flex min-h-13.5 items-center px-4 link">Take me home</a>
      </div>
    </div>
  );
}
