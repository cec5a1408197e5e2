import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StaticOrderBar } from '@/components/cart/bar/static-order-bar';
import { PreviewFindings } from '@/components/content/preview/preview-findings';
import { contentMetadata } from '@/components/widgets/page/content-metadata';
import { ContentPage } from '@/components/widgets/page/content-page';
import { hasContentAt } from '@/components/widgets/page/has-content-at';
import { getShownPage } from '@/lib/data/content/preview-page';
import { decodeSegment } from '@/lib/domain/catalogue/list-path';
import { pageSlug } from '@/lib/domain/content/address-subject';
import { currentView } from '@/lib/i18n/current-view';

interface ContentProps {
  params: Promise<{ slug: string[] }>;
}

export function generateStaticParams() {
  return [{ slug: ['_'] }];
}

async function readPage(params: ContentProps['params']) {
  await currentView();
  const segments = (await params).slug.map((segment) => decodeSegment(segment) ?? segment);
  const slug = pageSlug(segments);
  const rest = segments.slice(1);
  const page = slug === null ? null : await getShownPage(slug);
  if (page === null || page.slug !== slug || !(await hasContentAt(page.rows, rest))) notFound();
  return { page, rest };
}

export async function generateMetadata({ params }: ContentProps): Promise<Metadata> {
  const { page, rest } = await readPage(params);
  return contentMetadata(page, rest);
}

export default async function BuiltPage({ params }: ContentProps) {
  const { page, rest } = await readPage(params);
  return (
    <>
      <PreviewFindings slug={page.slug} />
      <ContentPage page={page} params={rest} />
      <StaticOrderBar />
    </>
  );
}
