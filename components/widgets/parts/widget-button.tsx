import type { CSSProperties } from 'react';
import { getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/site/smart-link';
import { type ButtonVariant, buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { routes, signInAddress } from '@/lib/config/routes';
import { linkTarget } from '@/lib/domain/content/links';
import { isForVisitors } from '@/lib/domain/content/visitor-links';
import { isSignedIn } from '@/lib/domain/account/viewer';
import { blockColour, colourOn } from './colours';
import type { WidgetContext } from './define';

/** Brand and secondary are the shop's own buttons; any other colour of the theme makes one of that colour. */
function buttonLook(colour: string): { variant: ButtonVariant; style?: CSSProperties; className?: string } {
  const name = colour.trim().toLowerCase();
  const ground = blockColour(name);
  if (!ground || /^(bnd|brand|pri|primary)$/.test(name)) return { variant: 'primary' };
  if (/^(sec|secondary)$/.test(name)) return { variant: 'secondary' };
  const edge = /^(wht|white)$/.test(name) && { className: 'border-edge' };
  return {
    variant: 'primary',
    ...edge,
    style: {
      '--accent': ground,
      '--accent-strong': `color-mix(in oklab, ${ground} 86%, ${colourOn(name)})`,
      '--on-accent': colourOn(name),
    },
  };
}

interface WidgetButtonProps {
  text: string;
  /** As an editor typed it. Without a text or a valid address there is no button (isButton). */
  to: string;
  colour?: string;
  /** True opens a new tab and false does not, whatever the address. */
  newTab?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean;
  /** Only for those who are signed in: others go to the sign-in, which comes back to this page. */
  needsLogin?: boolean;
  context: WidgetContext;
  className?: string;
}

/** Whether a text and an address make a button. */
export function isButton(text: string, to: string): boolean {
  return text.trim() !== '' && linkTarget(to).kind !== 'none';
}

export async function WidgetButton({
  text,
  to,
  colour = '',
  newTab,
  block,
  needsLogin = false,
  context,
  className,
}: WidgetButtonProps) {
  if (!isButton(text, to) || (isSignedIn(context.viewer) && isForVisitors(to))) return null;
  const t = await getTranslations('layout');
  const { variant, style, className: edge } = buttonLook(colour);
  const asksForLogin = needsLogin && !isSignedIn(context.viewer);
  return (
    <SmartLink
      to={asksForLogin ? signInAddress(routes.login, context.path) : to}
      newTab={newTab === true && !asksForLogin}
      sameTab={newTab === false}
      newTabLabel={t('newTab')}
      className={buttonClass({ variant, block, className: cx(edge, className) })}
      {...(style && { style })}
    >
      {text}
    </SmartLink>
  );
}
