import { Picture } from '@/components/media/picture';
import { Icon } from '@/components/ui/icon';
import { type Picture as PictureData, imageAddress } from '@/lib/domain/media/picture';

interface SizeChartProps {
  picture: PictureData;
  labels: { title: string; larger: string };
}

const WIDTH = 600;
const LARGE = 1600;

/** Opens where the sizes are chosen; its picture is loaded then. */
export function SizeChart({ picture, labels }: SizeChartProps) {
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-medium">
        {labels.title}
        <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <a
        href={imageAddress(picture.hash, picture.aspect, LARGE, 'jpg')}
        target="_blank"
        rel="noopener"
        className="mb-4 block cursor-zoom-in"
      >
        <Picture picture={picture} width={WIDTH} sizes="(min-width: 90rem) 36rem, (min-width: 48rem) 38vw, 92vw" />
        <span className="link mt-2 inline-block text-sm">{labels.larger}</span>
      </a>
    </details>
  );
}
