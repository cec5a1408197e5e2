import { Picture } from '@/components/media/picture';
import type { User } from '@/lib/domain/account/user';
import { toPicture } from '@/lib/domain/media/picture';

const WIDTH = 150;

/** Initials, for customers without a picture. */
function initials({ firstName, lastName, companyName }: User): string {
  const words = [firstName, lastName].filter(Boolean);
  const letters = (words.length > 0 ? words : [companyName ?? '']).map((word) => [...word.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
}

/** The customer's picture, filling its container, else their initials. Decorative beside the name. */
export function Avatar({ user }: { user: User }) {
  const picture = toPicture(user.thumbnail ?? user.image);
  if (picture)
    return <Picture picture={picture} aspect="1x1" width={WIDTH} sizes={`${WIDTH}px`} alt="" className="size-full" />;
  return (
    <span aria-hidden="true" className="grid size-full place-items-center bg-shade text-xl font-medium text-soft">
      {initials(user)}
    </span>
  );
}
