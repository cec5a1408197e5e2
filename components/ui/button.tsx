import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Spinner } from './spinner';
import { Link } from './link';

export { buttonClass } from './button-class';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but stays focusable. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  className,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, block, className })}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'className'>, ButtonLook {
  href: string;
}

/** An external link if the address starts with http, mailto or tel, otherwise a link to a page of this site. */
export function ButtonLink({ variant, size, block, className, href, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, block, className });
  if (/^(https?:|mailto:|tel:|#|\/api\/)/i.test(href)) {
    return (
      <a href={href} className={look} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={look} {...rest}>
      {children}
    </Link>
  );
}
