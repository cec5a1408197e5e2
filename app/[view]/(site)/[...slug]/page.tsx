import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PreviewFindings } from '@/components/preview/preview-findings';
import { ContentPage } from '@/components/widgets/content-page';
import { RESERVED_SEGMENTS, routes } from '@/lib/config/routes';
import { getShownPage } from '@/lib/data/preview-page';
import { decodeSegment } from '@/lib/domain/list-path';
import { toPicture } from '@/lib/domain/picture';
import { currentView } from '@/lib/i18n/current-view';
import { pageMetadata } from '@/lib/seo/metadata';

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
  return pageMetadata({ title: page.title || page.name, description: page.meta_description, path: routes.page(page.slug), picture: toPicture(page.image), hidden: page.noindex });
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
