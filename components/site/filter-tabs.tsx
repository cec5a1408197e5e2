import { Link } from '@/components/ui/link';

interface FilterTabsProps {
  label: string;
  tabs: readonly { readonly name: string; readonly href: string; readonly current: boolean }[];
  className?: string;
}

/** Tabs above a list that link to its groups. */
export function FilterTabs({ label, tabs, className = '' }: FilterTabsProps) {
  return (
    <nav aria-label={label} className={`slides ${className}`}>
      <ul className="tabs">
        {tabs.map(({ name, href, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className="tab">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
