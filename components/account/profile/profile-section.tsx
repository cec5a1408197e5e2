import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

interface ProfileSectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the profile: its title beside it on wide screens, above it on small ones. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-line py-10 xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="max-w-reading">
        <Heading level={2} size="md" id={`${id}-title`}>
          {title}
        </Heading>
        {text && <p className="mt-2 text-sm text-soft">{text}</p>}
      </div>
      <div className="grid max-w-reading min-w-0 gap-8">{children}</div>
    </section>
  );
}
