/**
 * A click on a stepper's button (quantity-input.tsx) before its component is there: the field counts it, and the
 * component begins with what stands in the field (use-catch-up.ts). React would give it to nobody, or, in the middle of
 * taking over, count it once more. A line, so that it can stand in the page itself.
 */
const SCRIPT =
  `addEventListener('click',function(e){var ` +
  `b=e.target.closest('[data-step]'),s=b&&b.parentNode;if(!s||'scripted'in ` +
  `s.dataset)return;e.stopImmediatePropagation();var ` +
  `f=s.querySelector('input'),l=Math.max(1,f.min);f.value=Math.max(l,(+f.value||+f.defaultValue)+` +
  `b.dataset.step*f.step);s.querySelector('button').disabled=f.value<=l},true)`;

export function EarlySteps({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />;
}
