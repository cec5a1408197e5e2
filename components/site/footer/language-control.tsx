import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { Select } from '@/components/ui/form/select';
import { Button } from '@/components/ui/button';

interface LanguageControlProps {
  locale: Locale;
  labels: { language: string; change: string };
}

/** The language of the interface, chosen in a plain form, so that browsing the list by keyboard changes nothing. */
export function LanguageControl({ locale, labels }: LanguageControlProps) {
  return (
    <form method="post" action="/api/locale" className="flex flex-wrap items-center gap-2">
      <label htmlFor="language">{labels.language}</label>
      <Select
        id="language"
        name="locale"
        defaultValue={locale}
        autoComplete="off"
        className="w-48"
        options={Object.entries(LOCALES).map(([value, label]) => ({ value, label, lang: value }))}
      />
      <Button type="submit" variant="secondary" size="sm">
        {labels.change}
      </Button>
    </form>
  );
}
