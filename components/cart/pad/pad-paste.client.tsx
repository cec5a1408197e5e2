'use client';

import { useWords } from '@/components/forms/words.client';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/form/field';
import { Textarea } from '@/components/ui/form/textarea';
import { Heading } from '@/components/ui/heading';

interface PadPasteProps {
  busy: boolean;
  skipped: readonly string[];
  /** Both resolve to false if it is to be read again. */
  onText: (text: string) => Promise<boolean>;
  onFile: (file: File) => Promise<boolean>;
}

/** One box for a whole order: text, or a file that is chosen or dropped. */
export function PadPaste({ busy, skipped, onText, onFile }: PadPasteProps) {
  const t = useWords('quickOrder');
  const [over, setOver] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent): void {
    const [dropped] = event.dataTransfer.files;
    setOver(false);
    if (!dropped) return;
    event.preventDefault();
    void onFile(dropped);
  }

  /** Empties only what was read: a file comes first, and what is pasted beside it stays for the next time. */
  async function read(): Promise<void> {
    const chosen = file.current?.files?.[0];
    const pasted = text.current?.value ?? '';
    const isRead = await (chosen ? onFile(chosen) : onText(pasted));
    if (!isRead) return;
    if (chosen && file.current?.files?.[0] === chosen) file.current.value = '';
    if (!chosen && text.current?.value === pasted) text.current.value = '';
  }

  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx('rounded-md border border-dashed bg-tint p-5 sm:p-6', over ? 'border-accent' : 'border-edge')}
    >
      <section aria-labelledby="pad-paste">
        <Heading level={2} size="sm" id="pad-paste">
          {t('pasteTitle')}
        </Heading>
        <p className="mt-1.5 mb-4 text-sm text-soft">{t('pasteHint')}</p>
        <Field id="pad-text" label={t('pasteField')} labelHidden>
          {(wiring) => (
            <Textarea
              ref={text}
              name="text"
              rows={5}
              spellCheck={false}
              dir="auto"
              {...wiring}
              className="max-h-72 tabular"
            />
          )}
        </Field>
        <Field id="pad-file" label={t('fileField')} hint={t('fileHint')} className="mt-4">
          {(wiring) => (
            <input
              ref={file}
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,.xlsx,text/*,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              {...wiring}
              className={
                'block w-full min-w-0 text-sm file:me-3 file:min-h-11 file:rounded-sm file:border ' +
                'file:border-edge file:bg-surface file:px-4'
              }
            />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value="read"
          variant="secondary"
          block
          busy={busy}
          className="mt-4"
          onClick={(event) => {
            event.preventDefault();
            if (!busy) void read();
          }}
        >
          {t('read')}
        </Button>
        {skipped.length > 0 && (
          <details className="mt-4 text-sm">
            <summary className="cursor-pointer text-soft">{t('skipped', { count: skipped.length })}</summary>
            <ul className="mt-2 max-h-48 overflow-y-auto break-words text-soft" dir="auto">
              {skipped.map((line, index) => (
                <li key={`${index} ${line}`}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
    </div>
  );
}
