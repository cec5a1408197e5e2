import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { getSite } from '@/lib/data/site/site';
import { ContactLinks } from './contact-links';

const NEEDS = ['needAbn', 'needPlace', 'needTrade', 'needRetail'] as const;

interface EligibilityProps {
  className?: string;
  /** The steps of an application. */
  children: ReactNode;
}

/** Who can have a trade account (specification 1, section 1), the steps to it, and contacts. */
export async function Eligibility({ className, children }: EligibilityProps) {
  const [t, tSteps, { settings }] = await Promise.all([
    getTranslations('signup'),
    getTranslations('application'),
    getSite(),
  ]);
  return (
    <aside className={className}>
      <Heading level={2} size="xs">
        {t('needs')}
      </Heading>
      <ul className="mt-3 grid gap-2.5">
        {NEEDS.map((need) => (
          <li key={need} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-accent" />
            {t(need)}
          </li>
        ))}
      </ul>
      <Heading level={2} size="xs" className="mt-8 mb-3">
        {tSteps('steps')}
      </Heading>
      {children}
      <Heading level={2} size="xs" className="mt-8 mb-3">
        {t('questions')}
      </Heading>
      <ContactLinks email={settings.email} phone={settings.phone} subject={t('subject')} />
    </aside>
  );
}
