import { eq } from 'drizzle-orm';
import type { User } from '@/lib/contract/account/user';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { media } from '../../../db/schema/content/media';
import { tokenInvalid } from '../../../system/refusals/platform-error';
import { type ImageRequest, type MediaRow, imageObject } from '../../media/image-object';

/** Widths in pixels; thumbnails as in specification 1, section 9. */
const IMAGE = { aspect: '1x1', width: 600 } as const;
const THUMBNAIL = { aspect: '1x1', width: 150 } as const;

/** The account, with its picture in the requested size. Throws 401 TOKEN_INVALID if the account was deleted. */
export async function readUser(db: Db, id: number, image: ImageRequest = IMAGE): Promise<User> {
  const [found] = await db
    .select({ account: users, picture: media })
    .from(users)
    .leftJoin(media, eq(media.hash, users.imageHash))
    .where(eq(users.id, id));
  if (!found) throw tokenInvalid();
  return userRecord(found.account, found.picture, image);
}

/** The account in the form sent to its owner (specification 1, section 3). */
function userRecord(account: typeof users.$inferSelect, picture: MediaRow | null, image: ImageRequest): User {
  const alt = `${account.firstName} ${account.lastName}`.trim();
  return {
    id: String(account.id),
    first_name: account.firstName,
    last_name: account.lastName,
    is_admin: account.isAdmin,
    email: account.email,
    mobile_phone: account.mobilePhone,
    date_of_birth: account.dateOfBirth,
    current_address_id: account.currentAddressId === null ? null : String(account.currentAddressId),
    image: imageObject(picture ?? undefined, image, alt),
    thumbnail: imageObject(picture ?? undefined, THUMBNAIL, alt),
    company_name: account.companyName,
    company_phone: account.companyPhone,
    trading_name: account.tradingName,
    abn: account.abn,
    website: account.website,
    facebook_link: account.facebookLink,
    drivers_licence_number: account.driversLicenceNumber,
    drivers_licence_expiry: account.driversLicenceExpiry,
    drivers_licence_state_of_issue_id: account.driversLicenceStateOfIssueId,
    emergency_contact_name: account.emergencyContactName,
    emergency_contact_phone: account.emergencyContactPhone,
  };
}
