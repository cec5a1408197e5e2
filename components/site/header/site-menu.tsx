import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { Link as MenuLink } from '@/lib/contract/site/site';
import type { GroupMenu } from '@/lib/domain/catalogue/catalogue';
import type { Viewer } from '@/lib/domain/account/viewer';
import { type AccountLabels, AccountLinks } from './account-menu';
import { HeaderPanel } from './header-panel';
import { LinkIcon } from '../link-icon';
import { SmartLink } from '../smart-link';

export const SITE_MENU = 'site-menu';

interface SiteMenuProps {
  /** The first groups of the shop, each with the first below it: what a panel can hold, however large the shop is. */
  groups: readonly GroupMenu[];
  links: readonly MenuLink[];
  viewer: Viewer;
  labels: AccountLabels & {
    menu: string;
    allProducts: string;
    requestAccount: string;
    allOf: (name: string) => string;
  };
}

/** One panel for both: all categories under 'Shop' on wide windows, and the whole menu on a phone. */
export function SiteMenu({ groups, links, viewer, labels }: SiteMenuProps) {
  return (
    <HeaderPanel
      id={SITE_MENU}
      label={labels.menu}
      className={
        'inset-x-0 w-full max-w-none border-b py-8 shadow-lift max-lg:bottom-0 max-lg:h-auto ' +
        'lg:max-h-[calc(100dvh-var(--header))] lg:py-10'
      }
    >
      <div className="wrap">
        <ul className="grid gap-x-8 gap-y-8 lg:grid-cols-4 xl:gap-x-12">
          {groups.map((group) => (
            <li key={group.url} className="border-t border-ink pt-3">
              <Link
                href={routes.shop(group.url)}
                className="row-link font-serif text-xl leading-tight lg:min-h-15 lg:items-start"
              >
                {group.name}
              </Link>
              <ul className="mt-1 grid grid-cols-2 gap-x-6 text-soft lg:grid-cols-1">
                {group.children.map((child) => (
                  <li key={child.url}>
                    <Link href={routes.shop(child.url)} className="menu-link">
                      {child.name}
                    </Link>
                  </li>
                ))}
                {!group.complete && (
                  <li>
                    <Link href={routes.shop(group.url)} className="menu-link text-ink underline">
                      {labels.allOf(group.name)}
                    </Link>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ul>
        <ul className="mt-8 border-t border-line pt-4">
          <li>
            <Link href={routes.shop()} className="row-link font-medium">
              {labels.allProducts}
            </Link>
          </li>
          {links.map(({ name, link, icon }) => (
            <li key={link} className={viewer.kind === 'visitor' ? 'lg:hidden' : undefined}>
              <SmartLink to={link} className="row-link">
                <LinkIcon name={icon} />
                {name}
              </SmartLink>
            </li>
          ))}
        </ul>
        <div className="mt-4 border-t border-line pt-4 lg:hidden">
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
