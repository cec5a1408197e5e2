/** The Content-Security-Policy of a plain page: only its inline style. */
export const PLAIN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** HTML of links below the text. */
  readonly links?: string;
}

/** A page for when Next cannot respond. It needs no script, font or other file, since none may be available. */
export function plainPage({ title, text, links = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 34rem; }
h1 { font: 400 2.5rem/1.15 ui-serif, Georgia, serif; margin: 0 0 1rem; }
a { color: inherit; display: inline-block; min-height: 2.75rem; margin-inline-end: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>${links && `\n<p>${links}</p>`}
</main>
</body>
</html>`;
}
