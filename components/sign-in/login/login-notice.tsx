import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/feedback/notice';
import { LOGIN_PROBLEMS } from '@/lib/config/routes';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Why the visitor was redirected here; shows only known reasons, since the query can be made up. */
export async function LoginNotice({ query }: { query: Query }) {
  const t = await getTranslations('auth');
  const problem = LOGIN_PROBLEMS.find((known) => known === query.problem);
  if (problem)
    return (
      <Notice tone="danger" className="mt-6">
        {t(`problem.${problem}`)}
      </Notice>
    );
  if (query.ended !== undefined)
    return (
      <Notice tone="warning" quiet className="mt-6">
        {t('ended')}
      </Notice>
    );
  return (
    query.changed !== undefined && (
      <Notice tone="success" quiet className="mt-6">
        {t('changed')}
      </Notice>
    )
  );
}
