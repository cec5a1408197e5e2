import { Trail } from '@/components/site/trail';
import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import type { BuiltPage } from '@/lib/data/content/pages';
import { previewMoment, previewSubject } from '@/lib/data/content/preview-page';
import { getViewer } from '@/lib/data/viewer';
import { toPicture } from '@/lib/domain/media/picture';
import { currentView } from '@/lib/i18n/current-view';
import type { WidgetContext } from '../parts/define';
import { addressAt, itemAndPage } from '../parts/widget-paging';
import { legacyContent } from './legacy-content';
import { PageRecheck } from './page-recheck.client';
import { PageView, RowsView } from './page-view';
import { readyRows } from './ready-rows';
import { titleOf } from './title-of';

interface ContentPageProps {
  page: BuiltPage;
  /** The segments after the slug. */
  params: readonly string[];
  /** Replaces the page's own name. */
  name?: string;
}

/** A page of the page builder: title, picture, rows, and legacy HTML. */
export async function ContentPage({ page, params, name = page.name || page.title }: ContentPageProps) {
  const [viewer, view, preview, previewOf] = await Promise.all([
    getViewer(),
    currentView(),
    previewMoment(),
    previewSubject(),
  ]);
  const picture = toPicture(page.image, page.name);
  const ofRows: WidgetContext = {
    viewer,
    locale: view.locale,
    live: view.live,
    path: addressAt(page.slug, itemAndPage(params)),
    params,
    slug: page.slug,
    preview,
    previewOf,
  };
  // Rows of a record have no addresses on this page: what is found by its place on the page, or by the segments after
  // it, is left out of them.
  const { slug: _, params: __, ...ofRecord } = ofRows;
  const context: WidgetContext = { ...ofRows, renderRows: (rows) => <PageView rows={rows} context={ofRecord} /> };
  const title = titleOf(page.rows, params);
  const rows = await readyRows({ rows: page.rows, context, title });
  const isTitled = rows.some(({ blocks }) =>
    blocks.some(({ widgets }) => widgets.some(({ data, shows }) => shows && data === title)),
  );
  return (
    <div className="pb-section">
      <div className="wrap pt-4 lg:pt-8">
        {page.slug !== '' && <Trail crumbs={[{ label: name }]} />}
        {!isTitled && (
          <Heading level={1} className="mt-6 max-w-content md:mt-10">
            {name}
          </Heading>
        )}
        {picture && (
          <Picture
            picture={picture}
            width={1440}
            sizes="94vw"
            aspect="16x9"
            priority
            className="mt-8 *:max-h-[34rem] max-md:-mx-gutter md:mt-12"
          />
        )}
      </div>
      <div className="mt-4 md:mt-8">
        <RowsView rows={rows} />
        {legacyContent(page)}
      </div>
      {preview === undefined && <PageRecheck slug={page.slug} version={page.version} />}
    </div>
  );
}
