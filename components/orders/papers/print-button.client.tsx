'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" className="no-script:hidden" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </Button>
  );
}
