import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';

function toProfile(words: ReactNode): ReactNode {
  return (
    <Link href={routes.profile} className="link">
      {words}
    </Link>
  );
}

/** For customers who start a recovery while signed in: with the current password they need no e-mail. */
export async function SignedInHint({ email }: { email: string }) {
  const t = await getTranslations('recovery');
  return (
    <Notice quiet className="mt-6 wrap-anywhere">
      {t.rich('signedIn', { email, change: toProfile })}
    </Notice>
  );
}
