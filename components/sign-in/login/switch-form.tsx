import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { ANSWER } from '@/lib/upstream/session/confirm-token-login';

/** The two answers to a link that would sign in as `email`. */
export async function SwitchForm({ email }: { email: string }) {
  const [t, auth] = await Promise.all([getTranslations('tokenLogin'), getTranslations('auth')]);
  return (
    <form method="post" action="/api/session/switch" className="mt-8 grid gap-4">
      <Button type="submit" name={ANSWER.name} value={ANSWER.no} block>
        {t('stay')}
      </Button>
      <Button type="submit" name={ANSWER.name} value={ANSWER.yes} variant="secondary" block>
        <span className="wrap-anywhere">{auth('linkSubmit', { email })}</span>
      </Button>
    </form>
  );
}
