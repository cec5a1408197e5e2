'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { answerConsent, useConsent } from '@/lib/browser/site/consent/consent';
import type { ThirdPartyKeys } from '@/lib/domain/web/third-parties';

interface ConsentProps {
  /** Null if no third party is configured. */
  keys: ThirdPartyKeys | null;
  /** True if the browser measures pages for this site. */
  measures: boolean;
  labels: { title: string; text: string; accept: string; decline: string; change: string };
}

/**
 * Asks before anything of a third party is loaded, and allows changing the answer. Without scripts nothing is loaded,
 * and no question is shown.
 */
export function Consent({ keys, measures, labels }: ConsentProps) {
  const consent = useConsent();

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

  function change(): void {
    answerConsent(null);
    // Loaded scripts can be removed only by reloading the page.
    if (consent === 'yes') location.reload();
  }

  if (consent === undefined) return null;
  if (consent !== null)
    return (
      <button type="button" onClick={change} className="link tap">
        {labels.change}
      </button>
    );
  return (
    <section
      aria-label={labels.title}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface p-4 text-ink shadow-lift print:hidden"
    >
      <div className="wrap flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <p className="max-w-reading text-sm">{labels.text}</p>
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
