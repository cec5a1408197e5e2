import { escapeHtml } from '@/lib/domain/web/escape-html';

export interface OutboxMail {
  readonly recipient: string;
  /** '' for none. */
  readonly replyTo: string;
  readonly subject: string;
  readonly textBody: string;
  readonly createdAt: Date;
}

const STYLE = `
:root{color-scheme:light dark;--ground:#f6f4ef;--paper:#fff;--ink:#22261f;--quiet:#666b60;--line:#dedacf;
  --accent:#a4402f}
@media (prefers-color-scheme:dark){:root{--ground:#171a16;--paper:#20241f;--ink:#eceae3;--quiet:#a2a79b;
  --line:#363b33;--accent:#e59482}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);
  font:16px/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .25rem}
  header p{color:var(--quiet);margin:0 0 2rem}
article{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;margin:0 0 1rem;
  padding:1.25rem 1.5rem}
h2{font-size:1.05rem;margin:0}dl{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.25rem 0 1rem;
  color:var(--quiet);font-size:.875rem}dl div{display:flex;gap:.4rem}dd{margin:0}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border-top:1px solid var(--line);
  padding-top:1rem}a{color:var(--accent)}`;

/** Links URLs in plain text and escapes the rest. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

function mailArticle({ recipient, replyTo, subject, textBody, createdAt }: OutboxMail): string {
  const instant = createdAt.toISOString();
  const reply = replyTo === '' ? '' : `<div><dt>Reply to</dt><dd>${escapeHtml(replyTo)}</dd></div>`;
  const at = `<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl><div><dt>To</dt><dd>${escapeHtml(recipient)}</dd></div>${reply}<div><dt>At</dt><dd>${at}</dd></div></dl>
<pre>${withLinks(textBody)}</pre>
</article>`;
}

/** The outbox as a page: mail that would have been sent, newest first. */
export function outboxPage(mails: readonly OutboxMail[]): string {
  const list =
    mails.length > 0
      ? mails.map(mailArticle).join('\n')
      : '<article><h2>No mail yet</h2><p>Sign-in links, receipts and enquiries appear here.</p></article>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>${STYLE}</style></head>
<body><main>
<header><h1>Outbox</h1>
<p>No mail server is set, so nothing leaves this machine. Set SMTP_URL to send for real.</p></header>
${list}
</main></body>
</html>
`;
}
