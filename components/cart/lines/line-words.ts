import type { useTranslations } from 'next-intl';

/** Stands for a value until the value is known. */
const MARK = '\u0001';

/** The words of a line, worked out once for all lines: a message costs more than the rest of the line. */
export interface LineWords {
  readonly code: (code: string) => string;
  readonly each: (price: string) => string;
  readonly quantityOf: (name: string) => string;
  readonly less: (name: string) => string;
  readonly more: (name: string) => string;
  readonly removeLine: (name: string) => string;
  readonly remove: string;
  readonly save: string;
  readonly lineTotal: string;
}

type Words = ReturnType<typeof useTranslations<'cart'>>;

function template(text: string): (value: string) => string {
  const [before = '', after = ''] = text.split(MARK);
  return (value) => before + value + after;
}

export function lineWords(t: Words): LineWords {
  return {
    code: template(t('code', { code: MARK })),
    each: template(t('each', { price: MARK })),
    quantityOf: template(t('quantityOf', { name: MARK })),
    less: template(t('less', { name: MARK })),
    more: template(t('more', { name: MARK })),
    removeLine: template(t('removeLine', { name: MARK })),
    remove: t('remove'),
    save: t('save'),
    lineTotal: t('lineTotal'),
  };
}
