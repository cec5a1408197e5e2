import type * as contract from '../../contract/site/site';
import { type CamelCased, camelCased } from '../values/camel-case';

export type ProfileSwitches = CamelCased<contract.ProfileSwitches>;
type SignInSwitches = CamelCased<contract.SignInSwitches>;

export interface SiteSettings extends CamelCased<Omit<contract.SiteSettings, 'profile' | 'sign_in'>> {
  readonly profile: ProfileSwitches;
  readonly signIn: SignInSwitches;
}

export function toProfileSwitches(reply: contract.ProfileSwitches): ProfileSwitches {
  return camelCased(reply);
}

export function toSiteSettings({ profile, sign_in, ...plain }: contract.SiteSettings): SiteSettings {
  return { ...camelCased(plain), profile: toProfileSwitches(profile), signIn: camelCased(sign_in) };
}
