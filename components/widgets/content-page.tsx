import { Trail } from '@/components/layout/trail';
import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import type { Page, Row } from '@/lib/contract/page';
import { getViewer } from '@/lib/data/viewer';
import { toPicture } from '@/lib/domain/picture';
import { currentView } from '@/lib/i18n/current-view';
import { Html } from './html';
import { PageView } from './page-view';

/** True when a widget of the page brings the first heading itself. */
function hasOwnTitle(rows: readonly Row[]): boolean {
  return rows.some(({ blocks }) => blocks.some(({ widgets }) => widgets.some(({ templatevar }) => templatevar.level === 'h1')));
}

/** A page of the page builder: title, picture, rows, and the legacy HTML below them. */
export async function ContentPage({ page, path }: { page: Page; path: string }) {
  const [viewer, view] = await Promise.all([getViewer(), currentView()]);
  const picture = toPicture(page.image, page.name);
  const legacy = typeof page.content === 'string' ? page.content : '';
  return (
    <div className="pb-section">
      <div className="wrap pt-4 lg:pt-8">
        <Trail crumbs={[{ label: page.name || page.title }]} />
        {!hasOwnTitle(page.rows) && <Heading level={1} className="mt-6 max-w-content md:mt-10">{page.name || page.title}</Heading>}
        {picture && <Picture picture={picture} width={1440} sizes="94vw" aspect="16x9" priority className="mt-8 max-h-[34rem] max-md:-mx-gutter md:mt-12" />}
      </div>
      <div className="mt-4 md:mt-8">
        <PageView rows={page.rows} context={{ viewer, locale: view.locale, path }} />
        {legacy && <div className="wrap py-8"><Html html={legacy} /></div>}
      </div>
    </div>
  );
}
