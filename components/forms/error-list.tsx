import { langOf } from '@/lib/domain/values/foreign-text';

interface ErrorListProps {
  /** Error texts by the field's id. */
  errors: Readonly<Record<string, string>>;
  /** Labels by the field's id; without one, the error text is the link. */
  labels?: Readonly<Record<string, string>>;
}

/** The errors of a form, each with a link that focuses its field. */
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
