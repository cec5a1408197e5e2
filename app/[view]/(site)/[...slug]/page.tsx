import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PreviewFindings } from '@/components/preview/preview-findings';
import { ContentPage, legacyHtml } from '@/components/widgets/page/content-page';
import { RESERVED_SEGMENTS, routes } from '@/lib/config/routes';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { getShownPage } from '@/lib/data/content/preview-page';
import { decodeSegment } from '@/lib/domain/catalogue/list-path';
import { currentView } from '@/lib/i18n/current-view';

/** An item segment and two further ones may follow the slug (specification 2, section 2). */
const MOST_SEGMENTS = 4;

interface ContentProps {
  params: Promise<{ slug: string[] }>;
}

export function generateStaticParams() {
  return [{ slug: ['_'] }];
}

async function readPage(params: ContentProps['params']) {
  await currentView();
  const segments = (await params).slug;
  const slug = decodeSegment(segments[0] ?? '');
  // An encoded letter walks past the fixed routes, for example /%70rofile.
  if (!slug || segments.length > MOST_SEGMENTS || RESERVED_SEGMENTS.has(slug.toLowerCase())) notFound();
  return (await getShownPage(slug)) ?? notFound();
}

export async function generateMetadata({ params }: ContentProps): Promise<Metadata> {
  const page = await readPage(params);
  return metadataOf({
    title: page.title || page.name,
    description: page.meta_description || legacyHtml(page.content),
    path: routes.page(page.slug),
    card: ['page', page.slug],
    hidden: page.noindex,
  });
}

export default async function BuiltPage({ params }: ContentProps) {
  const page = await readPage(params);
  const rest = (await params).slug.slice(1).map((segment) => decodeSegment(segment) ?? segment);
  return (
    <>
      <PreviewFindings slug={page.slug} />
      <ContentPage page={page} path={routes.page(page.slug)} params={rest} />
    </>
  );
}
