import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading';

interface EmptyStateProps {
  title: ReactNode;
  level?: HeadingLevel;
  /** Buttons for the next steps. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ title, level = 2, actions, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center py-section text-center">
      <span aria-hidden="true" className="mb-8 h-12 w-px bg-edge" />
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {children && <div className="mt-4 text-soft">{children}</div>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
