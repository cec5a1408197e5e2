'use client';

import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { answerConsent, useConsent } from '@/lib/browser/site/consent/consent';
import type { ThirdPartyKeys } from '@/lib/domain/web/third-parties';

interface ConsentProps {
  /** Null if no third party is configured. */
  keys: ThirdPartyKeys | null;
  /** True if the browser measures pages for this site. */
  measures: boolean;
  labels: { title: string; text: string; accept: string; decline: string; change: string };
}

/** What the keyboard leads to is not left behind the question. */
function makeRoom(question: HTMLElement | null): (() => void) | undefined {
  if (!question) return undefined;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = `${question.offsetHeight}px`;
  return () => {
    style.scrollPaddingBlockEnd = '';
  };
}

/**
 * Asks before anything of a third party is loaded, and allows changing the answer. Without scripts nothing is loaded,
 * and no question is shown.
 */
export function Consent({ keys, measures, labels }: ConsentProps) {
  const consent = useConsent();
  const change = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (consent !== 'yes') return;
    const start = async (): Promise<void> => {
      if (keys) (await import('@/lib/browser/site/consent/analytics')).startAnalytics(keys);
      if (measures) (await import('@/lib/browser/site/consent/vitals')).startVitals();
    };
    start().catch(() => {
      // The chunk failed to load: this visit is not counted.
    });
  }, [consent, keys, measures]);

  function reopen(): void {
    answerConsent(null);
    // Loaded scripts can be removed only by reloading the page.
    if (consent === 'yes') location.reload();
  }

  if (consent === undefined) return null;
  if (consent !== null)
    return (
      <>
        <button ref={change} type="button" onClick={reopen} className="link tap">
          {labels.change}
        </button>
        <KeepFocus to={question} />
      </>
    );
  return (
    <section
      ref={makeRoom}
      aria-label={labels.title}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface p-4 text-ink shadow-lift print:hidden"
    >
      <KeepFocus to={change} />
      <div className="wrap flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <p ref={question} tabIndex={-1} className="max-w-reading text-sm outline-none">
          {labels.text}
        </p>
        <div className="flex gap-3">
          <button
            type="button"
            onClick={() => answerConsent('no')}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {labels.decline}
          </button>
          <button
            type="button"
            onClick={() => answerConsent('yes')}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {labels.accept}
          </button>
        </div>
      </div>
    </section>
  );
}
