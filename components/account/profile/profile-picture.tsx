import { getTranslations } from 'next-intl/server';
import { UPLOAD_BYTES, UPLOAD_TYPES } from '@/lib/contract/account/user';
import type { User } from '@/lib/domain/account/user';
import type { PictureOutcome } from '@/lib/domain/media/picture-file';
import { Avatar } from '../avatar';
import { PictureForm } from './picture-form.client';
import { ProfileSection } from './profile-section';

const MEGABYTE = 1024 * 1024;

export async function ProfilePicture({ user, outcome }: { user: User; outcome: PictureOutcome | null }) {
  const [t, tForms] = await Promise.all([getTranslations('profile'), getTranslations('forms')]);
  const size = { size: UPLOAD_BYTES / MEGABYTE };
  return (
    <ProfileSection id="picture" title={t('picture.title')} text={t('picture.text')}>
      <PictureForm
        current={<Avatar user={user} />}
        outcome={outcome}
        limit={{ bytes: UPLOAD_BYTES, types: UPLOAD_TYPES }}
        labels={{
          title: t('picture.title'),
          choose: t('picture.choose'),
          limits: t('picture.limits', size),
          submit: t('picture.submit'),
          submitting: t('picture.submitting'),
          saved: t('saved'),
          preview: t('picture.preview'),
          problem: {
            missing: t('picture.problem.missing'),
            large: t('picture.problem.large', size),
            type: t('picture.problem.type'),
            broken: t('picture.problem.broken'),
            refused: t('picture.problem.refused'),
            unavailable: tForms('noReply'),
          },
        }}
      />
    </ProfileSection>
  );
}
