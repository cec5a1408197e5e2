'use client';

/** Sends a form again as it was sent, after nothing replied; nothing when there is no such thing to do. */
export function RetryButton({ retry, label }: { retry: (() => void) | null; label: string }) {
  if (!retry) return null;
  return <button type="button" onClick={retry} className="link ms-2 inline-flex min-h-8 items-center font-medium">{label}</button>;
}
