import 'server-only';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { Link as MenuLink } from '@/lib/contract/site/site';
import { cachedRead, dated } from '@/lib/data/cached-read';
import { getGroupMenu } from '@/lib/data/catalogue/groups';
import { getSite } from '@/lib/data/site/site';
import { tags } from '@/lib/data/tags';
import type { GroupMenu } from '@/lib/domain/catalogue/catalogue';
import { barLinks } from '@/lib/domain/content/visitor-links';
import type { Locale } from '@/lib/i18n/locales';
import { LinkIcon } from '../link-icon';
import { SmartLink } from '../smart-link';
import { staticMarkup } from '../static-markup.server';

interface MenuProps {
  /** The first groups of the shop, each with its first subgroups: limited to what fits the panel. */
  groups: readonly GroupMenu[];
  links: readonly MenuLink[];
  signedIn: boolean;
  labels: { allProducts: string; allOf: (name: string) => string };
}

function Menu({ groups, links, signedIn, labels }: MenuProps) {
  return (
    <>
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
          <li key={link} className={signedIn ? undefined : 'lg:hidden'}>
            <SmartLink to={link} className="row-link">
              <LinkIcon name={icon} />
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The panel's links, shared by all visitors, and by all customers, of a language. @throws UpstreamError */
export const menuMarkup = cachedRead(async (locale: Locale, signedIn: boolean) => {
  'use cache';
  return dated([tags.site, tags.groups], async () => {
    const [t, { header }, groups] = await Promise.all([
      getTranslations({ locale, namespace: 'layout' }),
      getSite(),
      getGroupMenu(),
    ]);
    return staticMarkup(
      <Menu
        groups={groups}
        links={barLinks(header, signedIn)}
        signedIn={signedIn}
        labels={{ allProducts: t('allProducts'), allOf: (name) => t('allOf', { name }) }}
      />,
    );
  });
});
