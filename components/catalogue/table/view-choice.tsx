import { getTranslations } from 'next-intl/server';
import { getListView } from '@/lib/data/catalogue/list-view.server';
import { LIST_VIEWS, VIEW_PARAM } from '@/lib/domain/catalogue/list-view';

/** Links that choose the list view, stored in a cookie (lib/upstream/steps/addresses). */
export async function ViewChoice({ address }: { address: string }) {
  const [t, current] = await Promise.all([getTranslations('listView'), getListView()]);
  return (
    <nav aria-label={t('label')} className="mb-4">
      <ul className="flex gap-2 text-sm">
        {LIST_VIEWS.map((view) => (
          <li key={view}>
            <a
              href={`${address}${address.includes('?') ? '&' : '?'}${VIEW_PARAM}=${view}`}
              aria-current={view === current ? 'true' : undefined}
              className={view === current ? 'btn btn-sm bg-ink text-ground' : 'btn btn-quiet btn-sm'}
            >
              {t(view)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
