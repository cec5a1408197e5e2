import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { ApplicationSteps } from '@/components/sign-in/signup/application-steps';
import { ContactLinks } from '@/components/sign-in/signup/contact-links';
import { Unavailable } from '@/components/site/unavailable';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { applicationPage } from '@/lib/config/routes-application';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { getApplication } from '@/lib/data/sign-in/application.server';
import { getSite } from '@/lib/data/site/site';
import type { ApplicationStatus } from '@/lib/domain/account/application-steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('application');
  return { title: t('steps'), robots: { index: false, follow: false } };
}

/** Title and text for each state of the application. */
async function wordsOf({ progress }: ApplicationStatus): Promise<{ title: string; lead: string }> {
  const [t, tSignup] = await Promise.all([getTranslations('application'), getTranslations('signup')]);
  switch (progress) {
    case 'unconfirmed':
      return { title: tSignup('checkTitle'), lead: tSignup('emailHint') };
    case 'received':
      return { title: tSignup('thanksTitle'), lead: tSignup('thanksLead') };
    case 'reviewing':
      return { title: t('reviewingTitle'), lead: tSignup('thanksLead') };
    case 'approved':
      return { title: t('approvedTitle'), lead: t('approvedText') };
    case 'declined':
      return { title: t('declinedTitle'), lead: t('declinedText') };
  }
}

/** Status of an application, for everybody who has its link. */
export default async function ApplicationPage({ params }: PageProps<'/[view]/signup/status/[token]'>) {
  const { token } = await params;
  const [status, { settings }, t, tSignup, tLayout, tShortlist, tShop] = await Promise.all([
    orUnavailable(getApplication(token)),
    getSite(),
    getTranslations('application'),
    getTranslations('signup'),
    getTranslations('layout'),
    getTranslations('shortlist'),
    getTranslations('shop'),
  ]);
  if (status === 'unavailable')
    return (
      <Unavailable
        href={applicationPage(token)}
        labels={{ title: tLayout('unavailableTitle'), text: tLayout('unavailableText'), retry: tLayout('retry') }}
      />
    );
  if (!status) notFound();
  const { title, lead } = await wordsOf(status);
  const decided = status.decidedAt ?? null;
  return (
    <SignInSheet>
      <p className="eyebrow wrap-anywhere">{t('company', { company: status.companyName })}</p>
      <Heading level={1} size="lg" className="mt-1">
        {title}
      </Heading>
      <p className="mt-4">{lead}</p>
      {status.reason && (
        <Notice quiet className="mt-4">
          {status.reason}
        </Notice>
      )}
      <div className="mt-8">
        <ApplicationSteps status={status} />
      </div>
      {status.productCount > 0 && decided === null && (
        <p className="mt-6">
          {tShortlist('yours', { products: tShop('count', { count: status.productCount }) })} {tShortlist('applyText')}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {status.progress === 'approved' ? (
          <ButtonLink href={routes.login}>{tSignup('logIn')}</ButtonLink>
        ) : (
          <ButtonLink href={routes.shop()}>{tSignup('browse')}</ButtonLink>
        )}
      </div>
      <div className="mt-8 border-t border-line pt-6 text-soft">
        {decided === null && <p className="mb-4">{t('keep')}</p>}
        <ContactLinks email={settings.email} phone={settings.phone} subject={tSignup('subject')} />
      </div>
    </SignInSheet>
  );
}
