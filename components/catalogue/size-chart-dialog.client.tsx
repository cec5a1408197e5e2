'use client';

import { Picture } from '@/components/media/picture';
import { Dialog } from '@/components/ui/feedback/dialog';
import type { Picture as PictureData } from '@/lib/domain/media/picture';

export interface SizeChartDialogProps {
  picture: PictureData;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: { title: string; close: string };
}

const WIDTH = 1000;

/**
 * The size chart in a dialog, as large as the window allows; on a phone it is larger than the window and scrolls.
 * Closing returns the focus to the choice of a size.
 */
export function SizeChartDialog({ picture, open, onOpenChange, labels }: SizeChartDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.title} closeLabel={labels.close} fullHeight wide>
      <Picture
        picture={picture}
        width={WIDTH}
        sizes="(min-width: 66rem) 60rem, max(40rem, 92vw)"
        priority
        className="min-w-[40rem]"
      />
    </Dialog>
  );
}
