import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { type Picture as PictureData, toPicture } from '@/lib/domain/media/picture';
import type { SiteSettings } from '@/lib/domain/site/settings';

/** Shows one of the two logos, as app/tokens.css chooses the colours: by the chosen theme, else by the device's. */
const TWO_LOGOS =
  '@media screen{[data-theme=dark] .logo-light,:root:not([data-theme=dark]) .logo-dark{display:none}}' +
  '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]) .logo-light{display:none}' +
  ':root:not([data-theme]) .logo-dark{display:block}}@media print{.logo-dark{display:none}}';

function Logo({ picture, className }: { picture: PictureData; className?: string }) {
  return (
    <Picture
      picture={{ ...picture, placeholder: '' }}
      width={160}
      sizes="160px"
      alt=""
      className={cx('h-9 w-auto bg-transparent', className)}
    />
  );
}

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
  const logo = toPicture(settings.logo ?? settings.logoDark);
  const dark = settings.logo ? toPicture(settings.logoDark) : null;
  const ending = /(?<!\s)\s+(wholesale|trade)$/i.exec(settings.name);
  const name = settings.name.slice(0, ending?.index);
  const suffix = ending?.[1];
  return (
    <Link
      href={routes.home}
      aria-label={logo ? label : undefined}
      className={cx('inline-flex min-w-0 items-baseline gap-2 py-2.5', className)}
    >
      {logo ? (
        <>
          {dark && (
            <style href="two-logos" precedence="part">
              {TWO_LOGOS}
            </style>
          )}
          <Logo picture={logo} className={dark ? 'logo-light' : undefined} />
          {dark && <Logo picture={dark} className="logo-dark" />}
        </>
      ) : (
        <>
          <span className="truncate font-serif text-[1.6rem] leading-none tracking-tight">{name}</span>{' '}
          {suffix && <span className="text-xs text-soft max-sm:sr-only">{suffix}</span>}
        </>
      )}
    </Link>
  );
}
