import { Icon, iconNamed } from '@/components/ui/icon';

/** The icon of a link (specification 2, section 3) before its name, if there is one of that name. */
export function LinkIcon({ name }: { name: string }) {
  const icon = iconNamed(name);
  return icon && <Icon name={icon} className="me-3 inline-block" />;
}
