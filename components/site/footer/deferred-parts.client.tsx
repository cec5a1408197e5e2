'use client';

import { Hearts } from '../shortlist/hearts.client';
import { UpdateNotice, type UpdateNoticeProps } from './update-notice.client';

/** Parts of every page that are loaded after it, in one chunk. */
export function DeferredParts({ labels }: UpdateNoticeProps) {
  return (
    <>
      <UpdateNotice labels={labels} />
      <Hearts />
    </>
  );
}
