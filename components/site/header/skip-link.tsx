/** First in the tab order; skips to the element with the id `content`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className="fixed start-gutter -top-24 z-50 bg-accent px-4 py-3 text-on-accent focus:top-0">
      {label}
    </a>
  );
}
