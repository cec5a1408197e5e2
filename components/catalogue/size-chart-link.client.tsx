'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { Picture } from '@/lib/domain/media/picture';
import type { SizeChartDialogProps } from './size-chart-dialog.client';

interface SizeChartLinkProps {
  /** Address of the picture, which opens without scripts. */
  href: string;
  picture: Picture;
  labels: { title: string; close: string };
  children: ReactNode;
}

/** Opens the chart in a dialog, which is loaded on demand; if that fails, the picture is opened instead. */
export function SizeChartLink({ href, picture, labels, children }: SizeChartLinkProps) {
  const [dialog, setDialog] = useState<{ readonly View: ComponentType<SizeChartDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, so the dialog could not return the focus to it.
    event.currentTarget.focus();
    import('./size-chart-dialog.client').then(
      ({ SizeChartDialog }) => {
        setDialog({ View: SizeChartDialog });
        setOpen(true);
      },
      () => location.assign(href),
    );
  }

  return (
    <>
      <a href={href} onClick={onClick} target="_blank" rel="noopener noreferrer" className="mb-4 block cursor-zoom-in">
        {children}
      </a>
      {dialog && <dialog.View picture={picture} open={open} onOpenChange={setOpen} labels={labels} />}
    </>
  );
}
