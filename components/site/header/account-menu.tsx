import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import type { Viewer } from '@/lib/domain/account/viewer';
import { HeaderPanel } from './header-panel';

const PANEL = 'account-menu';

export interface AccountLabels {
  logIn: string;
  account: string;
  profile: string;
  myAccount: string;
  orders: string;
  quickOrder: string;
  lists: string;
  signOut: string;
  unavailable: string;
}

/** Links for a signed-in customer, below their company's name. */
export function AccountLinks({
  viewer,
  labels,
}: {
  viewer: Exclude<Viewer, { kind: 'visitor' }>;
  labels: AccountLabels;
}) {
  const row = 'row-link';
  return (
    <>
      {viewer.kind === 'customer' ? (
        <p className="mb-2 border-b border-line pb-3">
          <span className="block font-medium">{viewer.company || viewer.firstName}</span>
          <span className="block truncate text-sm text-soft">{viewer.email}</span>
        </p>
      ) : (
        <p className="mb-2 border-b border-line pb-3 text-sm text-soft">{labels.unavailable}</p>
      )}
      <Link href={routes.account} className={row}>
        {labels.myAccount}
      </Link>
      <Link href={routes.quickOrder} className={row}>
        {labels.quickOrder}
      </Link>
      <Link href={routes.lists} className={row}>
        {labels.lists}
      </Link>
      <Link href={routes.orders} className={row}>
        {labels.orders}
      </Link>
      <Link href={routes.profile} className={row}>
        {labels.profile}
      </Link>
      <form method="post" action="/api/session/logout">
        <button type="submit" className={row}>
          {labels.signOut}
        </button>
      </form>
    </>
  );
}

export function AccountMenu({ viewer, labels }: { viewer: Viewer; labels: AccountLabels }) {
  if (viewer.kind === 'visitor') {
    return (
      <Link href={routes.login} className="bar-link">
        {/*
         * On a phone the label would leave the shop's name no space in most languages.
         */}
        <Icon name="user" className="sm:hidden" />
        <span className="max-sm:sr-only">{labels.logIn}</span>
      </Link>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={PANEL} className="bar-link shrink-0">
        <Icon name="user" />
        <span className="line-clamp-2 max-w-44 text-start text-sm leading-tight whitespace-normal max-xl:sr-only">
          {viewer.kind === 'customer' ? viewer.company || viewer.firstName : labels.account}
        </span>
      </button>
      <HeaderPanel id={PANEL} label={labels.account} className="end-gutter w-72 border p-5 shadow-lift">
        <AccountLinks viewer={viewer} labels={labels} />
      </HeaderPanel>
    </>
  );
}
