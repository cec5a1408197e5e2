import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/widgets/content-page';
import { RESERVED_SEGMENTS, routes } from '@/lib/config/routes';
import { getPage } from '@/lib/data/pages';
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
  return (await getPage(slug)) ?? notFound();
}

export async function generateMetadata({ params }: ContentProps): Promise<Metadata> {
  const page = await readPage(params);
  return pageMetadata({ title: page.title || page.name, description: page.meta_description, path: routes.page(page.slug), picture: toPicture(page.image) });
}

export default async function BuiltPage({ params }: ContentProps) {
  const page = await readPage(params);
  return <ContentPage page={page} path={routes.page(page.slug)} />;
}
