import type { SiteSettings } from '@/lib/contract/site/site';
import { escapeHtml } from '@/lib/domain/web/escape-html';
import type { Mail } from './send-mail';

/** A part of a mail, in reading order. */
export type LetterPart =
  | { readonly kind: 'words'; readonly text: string }
  /** A call to action: a button in the HTML, the full address in the text. */
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  /** A code to type. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] };

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

export const words = (text: string): LetterPart => ({ kind: 'words', text });
export const link = (label: string, address: string): LetterPart => ({ kind: 'link', label, address });
export const code = (typed: string): LetterPart => ({ kind: 'code', code: typed });
export const facts = (pairs: readonly (readonly [name: string, value: string])[]): LetterPart => ({
  kind: 'facts',
  facts: pairs,
});

type Sender = Pick<SiteSettings, 'name' | 'email' | 'phone'>;

/** A mail as text and as plain HTML; input is escaped. */
export function letter({ to, subject, parts }: Letter, sender: Sender): Mail {
  const signature = [sender.name, [sender.phone, sender.email].filter(Boolean).join(', ')].filter(Boolean);
  const text = [...parts.map(asText), signature.join('\n')].join('\n\n');
  return { to, subject, text, html: letterHtml(subject, parts.map(asHtml), signature) };
}

/** Escaped text with its line breaks. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}

function asText(part: LetterPart): string {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'link':
      return `${part.label}:\n${part.address}`;
    case 'code':
      return `Your code: ${part.code}`;
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

/** A call to action, as a button. */
export function buttonHtml(label: string, address: string): string {
  return (
    `<p style="margin:0 0 24px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;` +
    `border-radius:2px;background:#a4402f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`
  );
}

function asHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'words':
      return `<p style="margin:0 0 16px">${escapeLines(part.text)}</p>`;
    case 'link':
      return buttonHtml(part.label, part.address);
    case 'code':
      return (
        `<p style="margin:0 0 24px;font:600 32px/1.2 ` +
        `ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(part.code)}</p>`
      );
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 24px">${part.facts
        .map(
          ([name, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:#55605a;vertical-align:top">${escapeHtml(
              name,
            )}</td><td style="padding:4px 0">${escapeLines(value)}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

/** The HTML layout of all mails to customers: a heading, parts in HTML, and the signature. */
export function letterHtml(subject: string, parts: readonly string[], signature: readonly string[]): string {
  return (
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta ` +
    `name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f5f2ec;color:#1f2b25;font:16px/1.55 -apple-system,'Segoe ` +
    `UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #d9d3c6;border-radius:4px">
<h1 style="margin:0 0 20px;font:600 24px/1.25 Georgia,'Times New Roman',serif">${escapeHtml(subject)}</h1>
${parts.join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ` +
    `#d9d3c6;color:#55605a;font-size:14px">${signature.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>`
  );
}
