'use client';

import { useWords } from '@/components/forms/words.client';
import { type KeyboardEvent, useId, useState } from 'react';
import { ACTIVE_OPTION, useActiveOption } from '@/components/ui/form/use-active-option';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import type { Locality } from '@/lib/contract/account/address';
import { placeName } from '@/lib/domain/cart/estimate';
import { PLACE_FIELD_ID } from './use-estimate';
import { usePlaces } from './use-places';

interface PlaceFieldProps {
  typed: string;
  error: string | null;
  onType: (typed: string) => void;
  onPick: (place: Locality) => void;
}

/** Text of the focused field that was typed before hydration and not yet looked up. */
function typedInField(): string {
  if (typeof document === 'undefined') return '';
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.id === PLACE_FIELD_ID ? field.value : '';
}

/** A suburb or postcode with matching localities: a combobox with scripts, a text field without. */
export function PlaceField({ typed, error, onType, onPick }: PlaceFieldProps) {
  const t = useWords('cart.estimate');
  const list = useId();
  const { places: found, look, close } = usePlaces(typedInField);
  const places = found ?? [];
  const [active, setActive] = useState(-1);
  const open = places.length > 0;
  useActiveOption(active < 0 ? null : `${list}-${active}`);

  function shut(): void {
    close();
    setActive(-1);
  }

  function pick(place: Locality): void {
    shut();
    onPick(place);
  }

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    const last = places.length - 1;
    const chosen = places[active];
    switch (event.key) {
      case 'ArrowDown':
        if (open) setActive(active >= last ? 0 : active + 1);
        else look(typed);
        break;
      case 'ArrowUp':
        if (!open) return;
        setActive(active <= 0 ? last : active - 1);
        break;
      case 'Enter':
        // Without a chosen place, what is typed is submitted: the list would hide what comes of it.
        if (!open || !chosen) return shut();
        pick(chosen);
        break;
      case 'Escape':
        if (!open) return;
        shut();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <div className="relative">
      <Field id={PLACE_FIELD_ID} label={t('place')} hint={t('hint')} error={error}>
        {(wiring) => (
          <Input
            name="to"
            value={typed}
            onChange={(event) => {
              setActive(-1);
              onType(event.target.value);
              look(event.target.value);
            }}
            onKeyDown={move}
            onBlur={shut}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={list}
            aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
            {...wiring}
          />
        )}
      </Field>
      <div
        id={list}
        role="listbox"
        aria-label={t('places')}
        hidden={!open}
        className={
          'absolute inset-x-0 top-[4.75rem] z-20 max-h-72 overflow-y-auto rounded-sm border border-edge ' +
          'bg-surface py-1 shadow-lift'
        }
      >
        {places.map((place, index) => (
          <button
            key={placeName(place)}
            type="button"
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Prevents the field's blur, which would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
            className={cx(
              'block min-h-11 w-full px-3.5 text-start tabular hover:bg-tint',
              index === active && ACTIVE_OPTION,
            )}
          >
            {place.suburb}{' '}
            <span className="text-soft">
              {place.state} {place.postcode}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {found === null ? '' : t('found', { count: found.length })}
      </p>
    </div>
  );
}
