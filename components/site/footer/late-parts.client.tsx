'use client';

import { Hearts } from '../shortlist/hearts.client';
import { UpdateNotice, type UpdateNoticeProps } from './update-notice.client';

/** What no page needs to be shown, loaded together once it is there. */
export function LateParts({ labels }: UpdateNoticeProps) {
  return (
    <>
      <UpdateNotice labels={labels} />
      <Hearts />
    </>
  );
}
