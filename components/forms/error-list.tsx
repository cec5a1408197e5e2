import { langOf } from '@/lib/domain/values/foreign-words';

interface ErrorListProps {
  /** Sentences by field name, which is the field's id. */
  errors: Readonly<Record<string, string>>;
  /** What the fields are called, by the same names; a field without one is led to by its sentence. */
  labels?: Readonly<Record<string, string>>;
}

/**
 * The errors of a form, each under its field's name, which leads there: the browser gives what an address names the
 * focus.
 */
export function ErrorList({ errors, labels = {} }: ErrorListProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <ul className="mt-2 list-disc ps-5">
      {entries.map(([field, message]) => (
        <li key={field}>
          <a href={`#${field}`} className="link">
            {labels[field] ?? message}
          </a>
          {labels[field] && (
            <span lang={langOf(message)} className="block text-sm">
              {message}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
