import type { BlockSettings } from '@/lib/contract/content/page';

/** Kinds of animation on scroll: the start state of the element. */
const REVEALS: Readonly<Record<string, { readonly opacity?: number; readonly transform?: string }>> = {
  fade: { opacity: 0 },
  'fade-up': { opacity: 0, transform: 'translateY(100px)' },
  'fade-down': { opacity: 0, transform: 'translateY(-100px)' },
  'fade-right': { opacity: 0, transform: 'translateX(-100px)' },
  'fade-left': { opacity: 0, transform: 'translateX(100px)' },
  'fade-up-right': { opacity: 0, transform: 'translate(-100px, 100px)' },
  'fade-up-left': { opacity: 0, transform: 'translate(100px, 100px)' },
  'fade-down-right': { opacity: 0, transform: 'translate(-100px, -100px)' },
  'fade-down-left': { opacity: 0, transform: 'translate(100px, -100px)' },
  'flip-up': { transform: 'perspective(2500px) rotateX(-100deg)' },
  'flip-down': { transform: 'perspective(2500px) rotateX(100deg)' },
  'flip-left': { transform: 'perspective(2500px) rotateY(-100deg)' },
  'flip-right': { transform: 'perspective(2500px) rotateY(100deg)' },
  'slide-up': { opacity: 0, transform: 'translateY(60%)' },
  'slide-down': { opacity: 0, transform: 'translateY(-60%)' },
  'slide-left': { opacity: 0, transform: 'translateX(60%)' },
  'slide-right': { opacity: 0, transform: 'translateX(-60%)' },
  'zoom-in': { opacity: 0, transform: 'scale(0.6)' },
  'zoom-in-up': { opacity: 0, transform: 'translateY(100px) scale(0.6)' },
  'zoom-in-down': { opacity: 0, transform: 'translateY(-100px) scale(0.6)' },
  'zoom-out': { opacity: 0, transform: 'scale(1.2)' },
  'zoom-out-up': { opacity: 0, transform: 'translateY(100px) scale(1.2)' },
  'zoom-out-down': { opacity: 0, transform: 'translateY(-100px) scale(1.2)' },
};

const EASINGS: ReadonlySet<string> = new Set(['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out']);

export type RevealAttributes = Readonly<Record<`data-${string}`, string | number>>;

/** Attributes of a block for reveal.client.tsx; undefined without an animation. */
export function revealAttributes(settings: BlockSettings | undefined): RevealAttributes | undefined {
  const kind = settings?.aos_type.trim().toLowerCase() ?? '';
  if (!settings || !Object.hasOwn(REVEALS, kind)) return undefined;
  const { opacity, transform } = REVEALS[kind] ?? {};
  return {
    'data-reveal': transform ?? 'none',
    'data-opacity': opacity ?? 1,
    'data-offset': settings.aos_offset,
    'data-duration': settings.aos_duration,
    'data-delay': settings.aos_delay,
    'data-easing': EASINGS.has(settings.aos_easing) ? settings.aos_easing : 'ease',
  };
}
