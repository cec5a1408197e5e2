import type { ReactNode } from 'react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { SiteSettings } from '@/lib/domain/site/settings';
import type { User } from '@/lib/domain/account/user';
import { type ProfileField, editableFields, profileValue } from '@/lib/domain/account/profile';
import { shownValue } from '@/lib/domain/account/profile-input';
import { formatDay } from '@/lib/i18n/dates';
import { type Fact, Facts } from '../facts';
import { profileInput } from './profile-input';
import { ProfileForm } from './profile-form.client';
import { ProfileSection } from './profile-section';

const PARTS = {
  contact: ['first_name', 'last_name', 'mobile_phone', 'date_of_birth'],
  company: ['company_name', 'trading_name', 'abn', 'company_phone', 'website', 'facebook_link'],
  licence: ['drivers_licence_number', 'drivers_licence_expiry', 'drivers_licence_state_of_issue_id'],
  emergency: ['emergency_contact_name', 'emergency_contact_phone'],
} as const satisfies Record<string, readonly ProfileField[]>;

/** Parts that are omitted if they have neither values nor editable fields. */
const EXTRA: ReadonlySet<keyof typeof PARTS> = new Set(['licence', 'emergency'] as const);
const DATES: ReadonlySet<ProfileField> = new Set<ProfileField>(['date_of_birth', 'drivers_licence_expiry']);

function mailLink(href: string) {
  return (words: ReactNode) => (
    <a href={href} className="link">
      {words}
    </a>
  );
}

interface ProfilePartProps {
  part: keyof typeof PARTS;
  user: User;
  settings: SiteSettings;
}

/** One part of the profile: editable fields as a form, the others read-only with a contact for changes. */
export async function ProfilePart({ part, user, settings }: ProfilePartProps) {
  const [t, tAbn, tForms, locale] = await Promise.all([
    getTranslations('profile'),
    getTranslations('abn'),
    getTranslations('forms'),
    getLocale(),
  ]);
  const fields: readonly ProfileField[] = PARTS[part];
  const editable = editableFields(fields, settings.profile, user);
  const locked = fields.filter((field) => !editable.includes(field) && (!EXTRA.has(part) || profileValue(user, field)));
  if (EXTRA.has(part) && editable.length + locked.length === 0) return null;

  const hintOf = (field: ProfileField) => {
    if (field === 'abn') return { hint: tAbn('hint') };
    return field === 'date_of_birth' && !settings.profile.changeDateOfBirth ? { hint: t('hint.date_of_birth') } : {};
  };
  const missing = <span className="text-soft">{t('notGiven')}</span>;
  const shown = (field: ProfileField) =>
    DATES.has(field)
      ? formatDay(profileValue(user, field) ?? '', locale)
      : shownValue(field, profileValue(user, field));
  const fact = (field: ProfileField): Fact => ({ label: t(`field.${field}`), value: shown(field) || missing });
  const named = locked.includes('first_name');
  const facts: Fact[] = [
    ...(named ? [{ label: t('name'), value: `${user.firstName} ${user.lastName}`.trim() || missing }] : []),
    ...(part === 'contact' ? [{ label: t('email'), value: user.email || missing }] : []),
    ...locked.filter((field) => field !== 'first_name' && field !== 'last_name').map(fact),
  ];
  const mail = mailLink(`mailto:${settings.email}?subject=${encodeURIComponent(t('changeSubject'))}`);
  const which = editable.length > 0 ? 'others' : 'all';
  const ask = settings.email ? t.rich(`ask.${which}`, { mail, email: settings.email }) : undefined;
  return (
    <ProfileSection id={part} title={t(`part.${part}`)} text={facts.length > 0 ? ask : undefined}>
      {fields.some((field) => field === 'date_of_birth' || editable.includes(field)) && (
        // Rendered even without editable fields: it reports that the last values were saved.
        <ProfileForm
          label={t(`part.${part}`)}
          inputs={editable.map((field) =>
            profileInput(field, user, {
              label: t(`field.${field}`),
              prompt: t('choose'),
              ...hintOf(field),
            }),
          )}
          labels={{
            save: t('save'),
            saving: t('saving'),
            saved: t('saved'),
            unchanged: t('unchanged'),
            noReply: tForms('noReply'),
            retry: t('retry'),
          }}
        />
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </ProfileSection>
  );
}
