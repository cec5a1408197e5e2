import { showDate } from '@/lib/domain/account/typed-date';
import type { StoredAnswer } from './stored-answer';

/** An answer formatted for staff; passwords are masked. */
export function shownAnswer({ kind, value }: StoredAnswer): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  switch (kind) {
    case 'date':
      return showDate(value);
    case 'datetime':
      return value.split('T').map(showDate).join(' ');
    case 'currency':
      return `$${value}`;
    case 'percent':
      return `${value}%`;
    case 'password':
      return '(given, not shown)';
    default:
      return value;
  }
}
