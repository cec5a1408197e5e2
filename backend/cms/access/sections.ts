import type { StaffRole } from '../../rules/account/staff-roles';
import { mayAsk } from './permissions';

/** The entries of the menu, each the address below /cms of its section. */
const SECTIONS = [
  ['today', 'Today'],
  ['orders', 'Orders'],
  ['customers', 'Customers'],
  ['catalogue', 'Catalogue'],
  ['pages', 'Pages'],
  ['content', 'Content'],
  ['releases', 'Publishing'],
  ['media', 'Pictures'],
  ['redirects', 'Redirects'],
  ['doctor', 'Check-up'],
  ['settings', 'Settings'],
  ['staff', 'Staff'],
  ['log', 'Log'],
] as const;
export type Section = (typeof SECTIONS)[number][0];

/** The entries that a role sees. */
export function sectionsOf(role: StaffRole): readonly (readonly [Section, string])[] {
  return SECTIONS.filter(([name]) => mayAsk(role, `/cms/${name}`));
}

/** Where the work of a role begins. */
export function homeOf(role: StaffRole): string {
  return role === 'editor' ? '/cms/pages' : '/cms/today';
}
