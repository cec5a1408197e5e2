'use client';

import { Hearts } from '../shortlist/hearts.client';
import { UpdateNotice, type UpdateNoticeProps } from './update-notice.client';

/** Deferred parts of every page, loaded together after it. */
export function DeferredParts({ labels }: UpdateNoticeProps) {
  return (
    <>
      <UpdateNotice labels={labels} />
      <Hearts />
    </>
  );
}
