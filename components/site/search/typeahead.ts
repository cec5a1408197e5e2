import type { Template } from '@/lib/i18n/fill-words';
import type { OrderLabels } from './order-labels';

/** The templates have the placeholders `count` and `query`. */
export interface TypeaheadLabels {
  readonly list: string;
  readonly found: Template;
  readonly none: Template;
  readonly all: Template;
  /** Present for customers, who can order. */
  readonly order?: OrderLabels;
}

export interface TypeaheadProps {
  /** Id of the search field. */
  field: string;
  labels: TypeaheadLabels;
}
