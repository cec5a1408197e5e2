import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { Viewer } from '@/lib/domain/account/viewer';
import { type AccountLabels, AccountLinks } from './account-menu';
import { HeaderPanel } from './header-panel';
import { holding } from '../static-markup.server';

export const SITE_MENU = 'site-menu';

interface SiteMenuProps {
  /** HTML of its links: see menu-markup.server. */
  markup: string;
  viewer: Viewer;
  labels: AccountLabels & { menu: string; requestAccount: string };
}

/** One panel for two uses: the categories under 'Shop' on wide windows, and the whole menu on a phone. */
export function SiteMenu({ markup, viewer, labels }: SiteMenuProps) {
  return (
    <HeaderPanel
      id={SITE_MENU}
      label={labels.menu}
      className={
        'inset-x-0 w-full max-w-none border-b py-8 shadow-lift max-lg:bottom-0 max-lg:h-auto ' +
        'lg:max-h-[calc(100dvh-var(--header))] lg:py-10'
      }
    >
      <div className="wrap" {...holding(markup)} />
      <div className="wrap lg:hidden">
        <div className="mt-4 border-t border-line pt-4">
          {viewer.kind === 'visitor' ? (
            <>
              <Link href={routes.login} className="row-link font-medium">
                {labels.logIn}
              </Link>
              <Link href={routes.signup} className="row-link font-medium">
                {labels.requestAccount}
              </Link>
            </>
          ) : (
            <AccountLinks viewer={viewer} labels={labels} />
          )}
        </div>
      </div>
    </HeaderPanel>
  );
}
