import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface ContactLinksProps {
  email: string;
  phone: string;
  /** Subject of the message. */
  subject: string;
  labels: { write: string; call: string };
}

/** Ways to reach a person: only those that the site's settings have. */
export function ContactLinks({ email, phone, subject, labels }: ContactLinksProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {email && (
        <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className="max-w-full break-all">
          <Icon name="mail" />
          {labels.write}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} variant="secondary">
          <Icon name="phone" />
          {labels.call}
        </ButtonLink>
      )}
    </div>
  );
}
