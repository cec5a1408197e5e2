'use client';

import { useWords } from '@/components/forms/words.client';
import { Badge } from '@/components/ui/text/badge';
import { AddressLines } from '@/components/account/address-lines';
import type { Address } from '@/lib/domain/account/address';
import { addressTitle } from '@/lib/domain/account/address-title';

interface AddressCardProps {
  address: Address;
  usual: boolean;
  pending: boolean;
}

/** One address with its buttons; their names and values are read by changeBook. */
export function AddressCard({ address, usual, pending }: AddressCardProps) {
  const t = useWords('addressBook');
  const title = addressTitle(address);
  const button = 'link inline-flex min-h-11 items-center text-sm';
  return (
    <li
      className={
        'flex min-w-0 flex-col rounded-md border border-line bg-surface p-5 pb-2 has-[[data-usual]]:border-edge'
      }
    >
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-sans text-base font-medium tracking-normal break-words">{title}</h2>
        {usual && (
          <span data-usual="">
            <Badge tone="accent">{t('usual')}</Badge>
          </span>
        )}
      </div>
      <div className="mb-3 min-w-0 break-words">
        <AddressLines address={address} without={title} />
      </div>
      <div className="mt-auto flex flex-wrap gap-x-6 border-t border-line">
        {!usual && (
          <button
            type="submit"
            name="usual"
            value={address.id}
            aria-label={t('makeUsualNamed', { name: title })}
            aria-disabled={pending || undefined}
            className={button}
          >
            {t('makeUsual')}
          </button>
        )}
        <button
          type="submit"
          name="remove"
          value={address.id}
          aria-label={t('removeNamed', { name: title })}
          aria-disabled={pending || undefined}
          className={button}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  );
}
