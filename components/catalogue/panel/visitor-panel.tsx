import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';

interface VisitorPanelProps {
  /** The sign-in, with this page as its target. */
  loginHref: string;
  labels: { title: string; text: string; login: string; noAccount: string; requestAccount: string };
}

/** Replaces price, quantity and 'Add to cart' for visitors. */
export function VisitorPanel({ loginHref, labels }: VisitorPanelProps) {
  return (
    <section aria-label={labels.title} className="rounded-md bg-tint p-5 sm:p-6">
      <p className="flex items-start gap-3">
        <Icon name="lock" className="mt-0.5 text-accent" />
        <span>{labels.text}</span>
      </p>
      <ButtonLink href={loginHref} size="lg" block className="mt-5">
        {labels.login}
      </ButtonLink>
      <p className="mt-4 text-center text-sm text-soft">
        {labels.noAccount}{' '}
        <Link href={routes.signup} className="link font-medium text-ink">
          {labels.requestAccount}
        </Link>
      </p>
    </section>
  );
}
