import type { User } from '@/lib/contract/user';
import type { users } from '../db/schema/identity';

/** An account as its owner reads it (specification 1, section 3). */
export function userRecord(account: typeof users.$inferSelect): User {
  return {
    id: String(account.id),
    first_name: account.firstName,
    last_name: account.lastName,
    is_admin: account.isAdmin,
    email: account.email,
    mobile_phone: account.mobilePhone,
    date_of_birth: account.dateOfBirth,
    current_address_id: account.currentAddressId === null ? null : String(account.currentAddressId),
    image: null,
    thumbnail: null,
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
