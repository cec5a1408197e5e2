import type { SiteSettings } from '@/lib/domain/site/settings';
import { SmartLink } from '../smart-link';

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
  ['twitter', 'Twitter'],
  ['github', 'GitHub'],
  ['xing', 'Xing'],
  ['skype', 'Skype'],
] as const satisfies readonly (readonly [keyof SiteSettings, string])[];

/** Text links, without logos. */
function socialLinks(settings: SiteSettings): { name: string; address: string }[] {
  return NETWORKS.flatMap(([key, name]) => (settings[key] ? [{ name, address: settings[key] }] : []));
}

export function SocialLinks({ settings, newTabLabel }: { settings: SiteSettings; newTabLabel: string }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {socialLinks(settings).map(({ name, address }) => (
        <li key={name}>
          <SmartLink to={address} newTabLabel={newTabLabel} className="foot-link">
            {name}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
