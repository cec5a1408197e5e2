'use client';

import { useWords } from '@/components/forms/words.client';
import { useRef } from 'react';
import { FormProblem } from '@/components/forms/form-problem.client';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { Icon } from '@/components/ui/icon';
import { changeBook } from '@/lib/actions/account/address-book';
import { NEW_BOOK, USUAL_FIELD } from '@/lib/actions/account/address-book-form';
import { useOnceFor } from '@/lib/browser/use-once-for';
import type { Address } from '@/lib/domain/account/address';
import { addressTitle } from '@/lib/domain/account/address-title';
import { AddressCard } from './address-card.client';
import { BookNotice } from './book-notice.client';

interface AddressBookProps {
  current: readonly Address[];
  removed: readonly Address[];
  /** Id of the default address. */
  usual: string | null;
}

/** All cards in one form, whose buttons contain the action and the address; works without scripts. */
export function AddressBook({ current, removed, usual }: AddressBookProps) {
  const t = useWords('addressBook');
  const { state, pending, retry, props } = useServerForm(changeBook, NEW_BOOK, useWords('forms')('noReply'));
  const notice = useRef<HTMLDivElement>(null);
  const { outcome } = state;
  useOnceFor(state, () => {
    // The clicked button was removed with its card, so the focus moves to the notice, which reports the change and can
    // undo it.
    if (outcome) notice.current?.focus({ preventScroll: true });
  });
  const usualFirst = current.toSorted((one, other) => Number(other.id === usual) - Number(one.id === usual));
  const all = [...current, ...removed];
  const touched = outcome && all.find(({ id }) => id === outcome.id);
  return (
    <form {...props} aria-label={t('title')} aria-busy={pending || undefined} className="relative">
      <input type="hidden" name={USUAL_FIELD} value={usual ?? ''} />
      {state.message && (
        <div className="mb-6">
          <FormProblem retry={retry} retryLabel={t('retry')}>
            {state.message}
          </FormProblem>
        </div>
      )}
      {current.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {usualFirst.map((address) => (
            <AddressCard key={address.id} address={address} usual={address.id === usual} pending={pending} />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <details className="group mt-8 border-y border-line">
          <summary className="flex min-h-13 items-center gap-3 hover:text-accent">
            <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
            {t('removedTitle', { count: removed.length })}
          </summary>
          <ul aria-label={t('removedLabel')} className="border-t border-line">
            {removed.map((address) => (
              <li
                key={address.id}
                className={
                  'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 ' +
                  'last:border-b-0'
                }
              >
                <p className="min-w-0 flex-1 basis-60">
                  <span className="block font-medium">{addressTitle(address)}</span>
                  <span className="block text-sm text-soft">
                    {[
                      address.streetAddress,
                      address.streetAddress1,
                      `${address.city} ${address.state} ${address.postcode}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </p>
                <button
                  type="submit"
                  name="restore"
                  value={address.id}
                  aria-label={t('restoreNamed', { name: addressTitle(address) })}
                  aria-disabled={pending || undefined}
                  className="link inline-flex min-h-11 items-center"
                >
                  {t('restore')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <BookNotice
        ref={notice}
        attempt={state.attempt}
        done={outcome && touched ? { ...outcome, name: addressTitle(touched) } : null}
        pending={pending}
      />
    </form>
  );
}
