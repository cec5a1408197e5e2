'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { sendPicture } from '@/lib/browser/forms/picture';
import type { PictureOutcome } from '@/lib/domain/media/picture-file';

type PictureProblem = Exclude<PictureOutcome, 'saved'>;

export interface PictureFormLabels {
  title: string;
  choose: string;
  /** The accepted types and size, as text. */
  limits: string;
  submit: string;
  submitting: string;
  saved: string;
  preview: string;
  problem: Readonly<Record<PictureProblem, string>>;
}

interface PictureFormProps {
  /** The stored picture. */
  current: ReactNode;
  /** The outcome of the last upload. */
  outcome: PictureOutcome | null;
  limit: { bytes: number; types: readonly string[] };
  labels: PictureFormLabels;
}

/** The file as a data: URL, the only local scheme that the page's Content-Security-Policy allows for images. */
function readAddress(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}

/**
 * A plain form that uploads a file; with scripts it previews the picture, and reports a file that would be refused
 * before the upload.
 */
export function PictureForm({ current, outcome, limit, labels }: PictureFormProps) {
  const id = useId();
  const router = useRouter();
  const chosen = useRef(0);
  const [preview, setPreview] = useState<string | null>(null);
  const [status, setStatus] = useState<PictureOutcome | null>(outcome);
  const [busy, setBusy] = useState(false);
  const problem = status === null || status === 'saved' ? null : status;

  async function look(file: File | undefined): Promise<void> {
    const turn = ++chosen.current;
    setPreview(null);
    setStatus(null);
    if (!file) return;
    if (file.size > limit.bytes) return setStatus('large');
    if (!limit.types.includes(file.type)) return setStatus('type');
    const address = await readAddress(file);
    if (turn !== chosen.current) return;
    if (address === null) setStatus('broken');
    else setPreview(address);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    if (busy) return;
    if (!preview) return setStatus((before) => (before === null || before === 'saved' ? 'missing' : before));
    setBusy(true);
    const became = await sendPicture(form);
    if (became === null) return;
    setStatus(became);
    setBusy(false);
    if (became !== 'saved') return;
    form.reset();
    router.refresh();
  }

  return (
    <form
      method="post"
      action="/api/account/image"
      encType="multipart/form-data"
      aria-label={labels.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      className="flex flex-wrap items-start gap-x-8 gap-y-5"
    >
      <span className="relative block size-28 shrink-0 overflow-hidden rounded-full bg-tint">
        {preview ? (
          <img
            src={preview}
            alt={labels.preview}
            className="size-full object-cover"
            onError={() => {
              setPreview(null);
              setStatus('broken');
            }}
          />
        ) : (
          current
        )}
      </span>
      <div className="grid min-w-60 flex-1 gap-4">
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {labels.choose}
          </label>
          <input
            id={id}
            type="file"
            name="image"
            accept={limit.types.join(',')}
            aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => void look(event.currentTarget.files?.[0])}
            className={
              'control file:me-4 file:cursor-pointer file:border-0 file:bg-transparent file:font-medium ' +
              'file:text-ink'
            }
          />
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
            {labels.limits}
          </p>
          {problem && <FieldError id={`${id}-error`}>{labels.problem[problem]}</FieldError>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? labels.submitting : labels.submit}
          </Button>
          <p role="status" className="flex items-center gap-2 text-success">
            {status === 'saved' && (
              <>
                <Icon name="check" />
                {labels.saved}
              </>
            )}
          </p>
        </div>
      </div>
    </form>
  );
}
