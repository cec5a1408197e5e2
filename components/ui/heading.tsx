import type { ReactNode } from 'react';
import { cx } from './cx';

export type HeadingLevel = 1 | 2 | 3 | 4;
type HeadingSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

const SIZES: Record<HeadingSize, string> = {
  xs: 'text-lg font-medium font-sans tracking-normal',
  sm: 'text-xl',
  md: 'text-2xl',
  lg: 'text-3xl',
  xl: 'text-4xl',
};

const BY_LEVEL: Record<HeadingLevel, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'xs' };

interface HeadingProps {
  level: HeadingLevel;
  /** Overrides the size of its level. */
  size?: HeadingSize;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Heading({ level, size = BY_LEVEL[level], id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cx(SIZES[size], className)}>
      {children}
    </Tag>
  );
}
