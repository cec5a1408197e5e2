'use client';

import { useRef } from 'react';
import { type Template, fillWords } from '@/lib/i18n/fill-words';
import type { REGISTER_LABELS } from '../labels';
import { useRegister } from './use-register';

export type RegisterLabels = Readonly<Record<(typeof REGISTER_LABELS)[number], string>> & { readonly found: Template };

/** The business register's entry for the ABN above; empty if there is no lookup. */
export function RegisterLine({ abn, labels }: { abn: string; labels: RegisterLabels }) {
  const line = useRef<HTMLParagraphElement>(null);
  const answer = useRegister(abn, line);
  return (
    <p ref={line} role="status" className="-mt-3 text-sm text-soft empty:hidden">
      {answer === 'looking' && labels.looking}
      {answer !== null && answer !== 'looking' && wordsOf(answer, labels)}
    </p>
  );
}

function wordsOf(answer: Exclude<ReturnType<typeof useRegister>, 'looking' | null>, labels: RegisterLabels) {
  switch (answer.kind) {
    case 'found': {
      const { active, name, state } = answer.business;
      return active ? fillWords(labels.found, { name: [name, state].filter(Boolean).join(', ') }) : labels.inactive;
    }
    case 'unknown':
      return labels.unknownThere;
    case 'away':
      return labels.away;
    case 'off':
      return null;
  }
}
