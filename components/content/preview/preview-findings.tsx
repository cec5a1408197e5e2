import { getLocale, getTranslations } from 'next-intl/server';
import { widgetSchema } from '@/components/widgets/settings-schema';
import { Notice } from '@/components/ui/feedback/notice';
import { getKnownPaths } from '@/lib/data/content/known-paths';
import { getPreviewedPage, getPublished, previewMoment } from '@/lib/data/content/preview-page';
import { type PageProblem, findPageProblems } from '@/lib/domain/content/preview/page-audit';
import { instantOf, pageVisibility } from '@/lib/domain/content/schedule';
import { formatMoment } from '@/lib/i18n/dates';

/**
 * Shown above a page in a preview: problems for its editor to fix, or that the preview has ended. Renders nothing
 * elsewhere.
 */
export async function PreviewFindings({ slug }: { slug: string }) {
  const previewed = await getPreviewedPage(slug);
  if (!previewed || previewed.kind === 'elsewhere') return null;
  const t = await getTranslations('preview');
  if (previewed.kind === 'ended')
    return (
      <div className="wrap pt-4">
        <Notice tone="warning" quiet>
          {t('ended')}
        </Notice>
      </div>
    );
  if (!previewed.page) return null;
  const [known, published, locale] = await Promise.all([getKnownPaths(), getPublished(slug), getLocale()]);
  const { startTime: start_time, endTime: end_time } = previewed.page;
  const showing = pageVisibility({ start_time, end_time }, (await previewMoment()) ?? Date.now());
  const problems = findPageProblems(
    { ...previewed.page, rows: [...previewed.page.rows] },
    { isKnown: known, settingsOf: widgetSchema },
  );
  return (
    <aside
      aria-label={t('findings', { count: problems.length })}
      data-draft={previewed.page.version}
      className="wrap pt-4 text-sm print:hidden"
    >
      <div className="rounded-sm bg-tint p-3 text-soft">
        <p>{published ? t('published', { when: formatMoment(published, locale) }) : t('notPublished')}</p>
        {showing === 'scheduled' && (
          <p>{t('reasonAt.scheduled', { when: formatMoment(new Date(instantOf(start_time) ?? 0), locale) })}</p>
        )}
        {showing === 'expired' && (
          <p>{t('reasonAt.expired', { when: formatMoment(new Date(instantOf(end_time) ?? 0), locale) })}</p>
        )}
        {problems.length === 0 && <p>{t('findings', { count: 0 })}</p>}
      </div>
      {problems.length > 0 && (
        <details className="mt-2 rounded-sm bg-warning-soft p-3">
          <summary className="font-medium text-warning">{t('findings', { count: problems.length })}</summary>
          <ul className="mt-2 list-disc space-y-1 ps-5">
            {problems.map((problem, index) => (
              <li key={index}>
                <Problem problem={problem} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

async function Problem({ problem }: { problem: PageProblem }) {
  const t = await getTranslations('preview');
  switch (problem.kind) {
    case 'broken-link':
      return t('problem.broken-link', { what: problem.what, where: problem.where });
    case 'missing-alt':
      return t('problem.missing-alt', { where: problem.where });
    case 'long-title':
    case 'long-description':
    case 'long-heading':
      return t(`problem.${problem.kind}`, { what: problem.what, length: problem.length, most: problem.most });
  }
}
