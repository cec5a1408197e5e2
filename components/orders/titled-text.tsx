import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

export function TitledText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="xs">
        {title}
      </Heading>
      {children}
    </section>
  );
}
