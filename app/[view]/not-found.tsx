import { PageNotFound } from '@/components/site/page-not-found';

/** For pages outside the shop's layout. */
export default function NotFound() {
  return (
    <main id="content" className="flex flex-1 items-center">
      <PageNotFound />
    </main>
  );
}
