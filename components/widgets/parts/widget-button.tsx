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

/** Brand and secondary are the shop's own buttons; any other theme colour makes a primary button of that colour. */
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
  /** As typed by an editor. Without a text or a valid address there is no button (isButton). */
  to: string;
  colour?: string;
  /** True opens a new tab and false does not, whatever the address. */
  newTab?: boolean | undefined;
  /** As wide as its parent. */
  block?: boolean;
  /** Only for signed-in customers: for others it links to the sign-in, with this page as the target. */
  needsLogin?: boolean;
  context: WidgetContext;
  className?: string;
}

/** True if a button has both a text and a valid address. */
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
      <bdi>{text}</bdi>
    </SmartLink>
  );
}
