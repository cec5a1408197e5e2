import type { ReactNode } from 'react';
import { Picture } from '@/components/media/picture';
import { getProducts } from '@/lib/data/catalogue/products';

/** A plain page beside a product picture. */
export async function SignInSheet({ children }: { children: ReactNode }) {
  const { items } = await getProducts({ pageSize: 9 });
  const picture = items.find((product) => product.picture)?.picture;
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-[36rem] flex-col justify-center px-gutter py-12 lg:py-section">
        {children}
      </div>
      <div className="relative bg-tint max-lg:hidden">
        {picture && (
          <Picture
            picture={picture}
            width={960}
            sizes="(min-width: 64rem) 50vw, 1px"
            alt=""
            className="absolute inset-0 size-full"
          />
        )}
      </div>
    </div>
  );
}
