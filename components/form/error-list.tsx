/** The errors of a form, each leading to its field. A field's id is its name. */
export function ErrorList({ errors }: { errors: Readonly<Record<string, string>> }) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <ul className="mt-2 list-disc ps-5">
      {entries.map(([field, message]) => (
        <li key={field}>
          <a href={`#${field}`} className="link">
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
