import 'server-only';
import { Html } from '@/components/ui/text/html';
import { type FormWords, wordsOf } from '@/lib/actions/forms/form-words';
import { Heading } from '@/components/ui/heading';
import { type FormPart, isInput } from '@/lib/domain/forms/form-field';
import type { FormEntry } from './form-types';

/** The parts of a form, with static parts rendered and sanitized, and the error messages. */
export function formEntries(parts: readonly FormPart[], t: FormWords): FormEntry[] {
  return parts.map((part): FormEntry => {
    if (isInput(part)) return { kind: 'input', field: part, words: wordsOf(t, part) };
    switch (part.kind) {
      case 'content':
        return { kind: 'text', content: <Html html={part.html} /> };
      case 'heading':
        return {
          kind: 'text',
          content: (
            <Heading level={part.level} size="sm" className="mt-4">
              {part.text}
            </Heading>
          ),
        };
      case 'paragraph':
        return { kind: 'text', content: <p>{part.text}</p> };
      case 'submit':
      case 'reset':
        return { kind: part.kind, label: part.label };
    }
  });
}
