import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { CheckMail } from '@/components/sign-in/login/check-mail';
import { ApplicationSteps } from '@/components/sign-in/signup/application-steps';
import { Eligibility } from '@/components/sign-in/signup/eligibility';
import { REGISTER_LABELS, REPLY_LABELS, SIGNUP_LABELS } from '@/components/sign-in/labels';
import { SignupForm } from '@/components/sign-in/signup/signup-form.client';
import { strong } from '@/components/sign-in/signup/strong';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { routes, signInAddress } from '@/lib/config/routes';
import { SHORTLIST } from '@/lib/config/routes-shortlist';
import { getShortlist } from '@/lib/data/catalogue/shortlist.server';
import { type SentMail, getSentMail } from '@/lib/data/sign-in/mail-attempt';
import { metadataOf } from '@/lib/data/content/page-metadata';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { localPath } from '@/lib/domain/content/links';
import { templates } from '@/lib/i18n/client-words';
import { pickWords } from '@/lib/i18n/pick-words';

type Props = PageProps<'/[view]/signup'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, t] = await Promise.all([searchParams, getTranslations('signup')]);
  if (query.confirmed !== undefined) return { title: t('thanksTitle'), robots: { index: false } };
  if (query.sent !== undefined) return { title: t('checkTitle'), robots: { index: false } };
  return metadataOf({ title: t('title'), description: t('lead'), path: routes.signup });
}

async function Thanks() {
  const t = await getTranslations('signup');
  return (
    <SignInSheet>
      <Heading level={1} size="lg">
        {t('thanksTitle')}
      </Heading>
      <p className="mt-4">{t('thanksLead')}</p>
      <p className="mt-4 text-soft">{t('thanksMeanwhile')}</p>
      <div className="mt-8">
        <ButtonLink href={routes.shop()}>{t('browse')}</ButtonLink>
      </div>
    </SignInSheet>
  );
}

/** For signed-in customers, who need no account. */
async function HasAccount({ email }: { email: string }) {
  const t = await getTranslations('signup');
  return (
    <SignInSheet>
      <Heading level={1} size="lg">
        {t('hasTitle')}
      </Heading>
      <p className="mt-4 wrap-anywhere">{t('hasLead', { email })}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={routes.account}>{t('hasAccount')}</ButtonLink>
        <ButtonLink href={routes.shop()} variant="secondary">
          {t('browse')}
        </ButtonLink>
      </div>
    </SignInSheet>
  );
}

async function Confirm({ sent, again, codeOnly }: { sent: SentMail; again: boolean; codeOnly: boolean }) {
  const t = await getTranslations('signup');
  const lead = t.rich(codeOnly ? 'checkLeadCode' : 'checkLead', { email: sent.email, who: strong });
  return (
    <SignInSheet>
      <CheckMail
        sent={sent}
        again={again}
        title={t('checkTitle')}
        lead={lead}
        submit={t('confirm')}
        back={routes.signup}
      />
    </SignInSheet>
  );
}

/** How to get a trade account (specification 1, section 1). */
export default async function SignupPage({ searchParams }: Props) {
  const [query, t, tAbn, tShortlist, tShop, tAddress, messages, { settings }, viewer, shortlist] = await Promise.all([
    searchParams,
    getTranslations('signup'),
    getTranslations('abn'),
    getTranslations('shortlist'),
    getTranslations('shop'),
    getTranslations('addressForm'),
    getMessages(),
    getSite(),
    getViewer(),
    getShortlist(),
  ]);
  const { auth, signup, abnRegister } = messages;
  if (query.confirmed !== undefined) return <Thanks />;
  const sent = query.sent === undefined ? null : await getSentMail('application');
  if (sent) return <Confirm sent={sent} again={query.sent === 'again'} codeOnly={settings.signIn.codeOnly} />;
  if (viewer.kind === 'customer') return <HasAccount email={viewer.email} />;
  const locale = await getLocale();
  const next = localPath(typeof query.next === 'string' ? query.next : null);
  return (
    <div
      className={
        'wrap grid grid-cols-[minmax(0,36rem)] justify-center gap-x-20 gap-y-8 py-12 ' +
        'lg:grid-cols-[minmax(0,36rem)_22rem] lg:py-section'
      }
    >
      <div>
        <Heading level={1} size="lg">
          {t('title')}
        </Heading>
        <p className="mt-4 text-soft">{t('lead')}</p>
      </div>
      <Eligibility className="self-start rounded-md bg-tint p-6 sm:p-8 lg:col-start-2 lg:row-span-2">
        <ApplicationSteps />
      </Eligibility>
      <div className="lg:col-start-1">
        {shortlist.length > 0 && (
          <Notice quiet className="mb-6">
            <p>
              <a href={SHORTLIST} className="link">
                {tShortlist('yours', { products: tShop('count', { count: shortlist.length }) })}
              </a>{' '}
              {tShortlist('applyText')}
            </p>
          </Notice>
        )}
        <SignupForm
          asksBirth={settings.signIn.signupDateOfBirth}
          labels={{
            ...pickWords(auth, REPLY_LABELS),
            ...pickWords(signup, SIGNUP_LABELS),
            abnHint: tAbn('hint'),
            abnLength: tAbn('length'),
            abnChecksum: tAbn('checksum'),
            state: tAddress('field.state'),
            chooseState: tAddress('chooseState'),
            ...pickWords(abnRegister, REGISTER_LABELS),
            ...templates(locale, abnRegister, ['found']),
          }}
        />
        <p className="mt-8 border-t border-line pt-6 text-soft">
          {t('haveAccount')}{' '}
          <Link href={signInAddress(routes.login, next)} className="link font-medium text-ink">
            {t('logIn')}
          </Link>
        </p>
      </div>
    </div>
  );
}
