import { Icon } from '@/components/ui/icon';
import type { CartLine } from '@/lib/domain/cart/cart';
import { imageAddress } from '@/lib/domain/media/picture';

const WIDTH = 150;

/** Minimal markup, since there may be five hundred: WebP only, which every current browser supports. */
export function LinePicture({ picture }: Pick<CartLine, 'picture'>) {
  if (!picture)
    return (
      <span aria-hidden="true" className="cart-line-shot grid place-items-center">
        <Icon name="leaf" className="size-8 text-edge stroke-1 opacity-60" />
      </span>
    );
  const address = (width: number) => imageAddress(picture.hash, '1x1', width, 'webp');
  return (
    <img
      src={address(WIDTH)}
      srcSet={`${address(WIDTH * 2)} 2x`}
      width={WIDTH}
      height={WIDTH}
      alt=""
      loading="lazy"
      className="cart-line-shot"
    />
  );
}
