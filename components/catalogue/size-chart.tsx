import { Picture } from '@/components/media/picture';
import { Icon } from '@/components/ui/icon';
import { type Picture as PictureData, imageAddress } from '@/lib/domain/media/picture';
import { SizeChartLink } from './size-chart-link.client';

interface SizeChartProps {
  picture: PictureData;
  labels: { title: string; larger: string; newTab: string; close: string };
}

const WIDTH = 600;
const LARGE = 1600;

/** A disclosure beside the choice of sizes; its picture is loaded when opened. */
export function SizeChart({ picture, labels: { title, larger, newTab, close } }: SizeChartProps) {
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-medium">
        {title}
        <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <SizeChartLink
        href={imageAddress(picture.hash, picture.aspect, LARGE, 'jpg')}
        picture={picture}
        labels={{ title, close }}
      >
        <Picture picture={picture} width={WIDTH} sizes="(min-width: 90rem) 36rem, (min-width: 48rem) 38vw, 92vw" />
        <span className="link mt-2 inline-block text-sm">
          {larger}
          <span className="hidden no-script:inline"> ({newTab})</span>
        </span>
      </SizeChartLink>
    </details>
  );
}
