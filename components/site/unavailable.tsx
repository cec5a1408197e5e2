import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';

interface UnavailableProps {
  labels: { title: string; text: string; retry: string };
  /** The page to retry. */
  href: string;
}

/** Shown when the platform does not respond; never treated as a sign-out. */
export function Unavailable({ labels, href }: UnavailableProps) {
  return (
    <EmptyState level={1} title={labels.title} actions={<ButtonLink href={href}>{labels.retry}</ButtonLink>}>
      <p>{labels.text}</p>
    </EmptyState>
  );
}
