import type { StaffRole } from '../../rules/account/staff-roles';
import { mayRequest } from './permissions';

/** Entries of the menu: path below /cms, and title. */
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

/** The menu entries of a role. */
export function sectionsOf(role: StaffRole): readonly (readonly [Section, string])[] {
  return SECTIONS.filter(([name]) => mayRequest(role, `/cms/${name}`));
}

/** Start page of a role. */
export function homeOf(role: StaffRole): string {
  return role === 'editor' ? '/cms/pages' : '/cms/today';
}
