import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { SiteSettings } from '@/lib/domain/site/settings';
import { toPicture } from '@/lib/domain/media/picture';

/** The site's name as text, with a last word 'Wholesale' or 'Trade' small beside it; or the logo of the settings. */
export function Wordmark({
  settings,
  label,
  className,
}: {
  settings: SiteSettings;
  /** Accessible name of the logo. */ label: string;
  className?: string;
}) {
  const logo = toPicture(settings.logo, settings.name);
  const [, name = settings.name, suffix] = /^(.*?)\s+(wholesale|trade)$/i.exec(settings.name) ?? [];
  return (
    <Link
      href={routes.home}
      aria-label={logo ? label : undefined}
      className={cx('inline-flex min-w-0 items-baseline gap-2 py-2.5', className)}
    >
      {logo ? (
        <Picture
          picture={{ ...logo, placeholder: '' }}
          width={160}
          sizes="160px"
          alt=""
          className="h-9 w-auto bg-transparent"
        />
      ) : (
        <>
          <span className="truncate font-serif text-[1.6rem] leading-none tracking-tight">{name}</span>{' '}
          {suffix && <span className="text-xs text-soft max-sm:sr-only">{suffix}</span>}
        </>
      )}
    </Link>
  );
}
