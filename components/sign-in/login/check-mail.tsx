import type { ReactNode } from 'react';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Link } from '@/components/ui/link';
import type { SentMail } from '@/lib/data/sign-in/mail-attempt';
import { CodeForm } from './code-form.client';
import { codeLabels } from '../labels';

interface CheckMailProps {
  sent: SentMail;
  /** True for the second e-mail or a later one. */
  again: boolean;
  title: string;
  lead: ReactNode;
  /** Label of the button that sends the code. */
  submit: string;
  /** Address of the page where another e-mail address can be entered. */
  back: string;
}

/** 'Check your e-mail': identical whether or not the address is known. */
export async function CheckMail({ sent, again, title, lead, submit, back }: CheckMailProps) {
  const [t, locale, { auth }] = await Promise.all([getTranslations('auth'), getLocale(), getMessages()]);
  return (
    <>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <p className="mt-4 text-soft wrap-anywhere">{lead}</p>
      {again && (
        <Notice tone="success" className="mt-6">
          {t('sentAgain')}
        </Notice>
      )}
      <CodeForm email={sent.email} againAt={sent.againAt} labels={{ ...codeLabels(locale, auth), submit }} />
      <p className="mt-8 border-t border-line pt-6">
        <Link href={back} className="link">
          {t('otherAddress')}
        </Link>
      </p>
    </>
  );
}
