import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { env } from '@/lib/config/env';

function Way({ next, provider, label }: { next: string; provider?: string; label: string }) {
  return (
    <form method="post" action="/api/session/authorize">
      <input type="hidden" name="next" value={next} />
      {provider !== undefined && <input type="hidden" name="provider" value={provider} />}
      <Button type="submit" variant="secondary" block>
        {label}
      </Button>
    </form>
  );
}

/**
 * Sign-in at another provider, if OAUTH_CLIENT_ID is set; Google only if the site enables it, too. `next` is the target
 * path after it.
 */
export async function SignInProviders({ next, google }: { next: string; google: boolean }) {
  if (env().OAUTH_CLIENT_ID === undefined) return null;
  const t = await getTranslations('auth');
  return (
    <div className="mt-4 grid gap-4">
      {google && <Way next={next} provider="Google" label={t('google')} />}
      <Way next={next} label={t('singleSignOn')} />
    </div>
  );
}
