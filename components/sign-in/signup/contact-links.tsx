import { Icon } from '@/components/ui/icon';

interface ContactLinksProps {
  email: string;
  phone: string;
  /** Subject of the e-mail. */
  subject: string;
}

const ROW = 'inline-flex tap max-w-full items-center gap-2.5 link wrap-anywhere';

/** Links to contact the shop: only those in the site's settings. */
export function ContactLinks({ email, phone, subject }: ContactLinksProps) {
  return (
    <ul className="grid justify-items-start gap-1.5">
      {email && (
        <li>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={ROW}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={ROW}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      )}
    </ul>
  );
}
