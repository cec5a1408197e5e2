import type { HTMLInputTypeAttribute } from 'react';
import type { SelectOption } from '@/components/ui/form/select';
import { AU_STATES } from '@/lib/contract/limits';
import { type ProfileField, profileValue } from '@/lib/domain/account/profile';
import { isNeeded, longestValue, shownValue } from '@/lib/domain/account/profile-input';
import type { User } from '@/lib/domain/account/user';

/** A field of the profile, prepared for its form. */
export interface ProfileInput {
  readonly name: ProfileField;
  readonly label: string;
  readonly value: string;
  readonly type: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'tel' | 'url';
  /** Where groups of digits would change places between right and left. */
  readonly dir?: 'ltr';
  readonly autoComplete: string;
  readonly maxLength?: number;
  readonly required: boolean;
  readonly hint?: string;
  /** Present for a select instead of a text field. */
  readonly options?: readonly SelectOption[];
  readonly prompt?: string;
}

const LOOK: Readonly<Record<ProfileField, Pick<ProfileInput, 'type' | 'inputMode' | 'dir' | 'autoComplete'>>> = {
  first_name: { type: 'text', autoComplete: 'given-name' },
  last_name: { type: 'text', autoComplete: 'family-name' },
  mobile_phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  date_of_birth: { type: 'date', autoComplete: 'bday' },
  company_name: { type: 'text', autoComplete: 'organization' },
  trading_name: { type: 'text', autoComplete: 'off' },
  abn: { type: 'text', inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' },
  company_phone: { type: 'tel', inputMode: 'tel', autoComplete: 'work tel' },
  website: { type: 'text', inputMode: 'url', autoComplete: 'url' },
  facebook_link: { type: 'text', inputMode: 'url', autoComplete: 'off' },
  drivers_licence_number: { type: 'text', autoComplete: 'off' },
  drivers_licence_expiry: { type: 'date', autoComplete: 'off' },
  drivers_licence_state_of_issue_id: { type: 'text', autoComplete: 'off' },
  emergency_contact_name: { type: 'text', autoComplete: 'off' },
  emergency_contact_phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
};

/** The states of issue, plus the current value if the platform uses another name. */
function states(current: string): SelectOption[] {
  const known: string[] = [...AU_STATES];
  if (current !== '' && !known.includes(current)) known.push(current);
  return known.map((state) => ({ value: state, label: state }));
}

export function profileInput(
  name: ProfileField,
  user: User,
  words: { label: string; hint?: string; prompt: string },
): ProfileInput {
  const value = shownValue(name, profileValue(user, name));
  const isChoice = name === 'drivers_licence_state_of_issue_id';
  return {
    name,
    label: words.label,
    value,
    required: isNeeded(name),
    ...LOOK[name],
    ...(words.hint === undefined ? {} : { hint: words.hint }),
    ...(isChoice
      ? { options: states(value), prompt: words.prompt }
      : LOOK[name]?.type !== 'date' && { maxLength: longestValue(name) }),
  };
}
