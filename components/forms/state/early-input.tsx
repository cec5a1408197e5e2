/**
 * Handles clicks on a stepper's button (quantity-input.tsx) before hydration: the field counts them, and the component
 * starts with the field's value (use-catch-up.ts). React would lose such a click or, during hydration, count it twice.
 * One line, so that it can be inlined into the page.
 */
const STEPS =
  `addEventListener('click',function(e){var ` +
  `b=e.target.closest('[data-step]'),s=b&&b.parentNode;if(!s||'scripted'in ` +
  `s.dataset)return;e.stopImmediatePropagation();var ` +
  `f=s.querySelector('input'),l=Math.max(1,f.min);f.value=Math.max(l,(+f.value||+f.defaultValue)+` +
  `b.dataset.step*f.step);s.querySelector('button').ariaDisabled=f.value<=l||null},true);`;

/**
 * Handles Enter in a row of the order pad before hydration, since a scanner ends each code with Enter: moves the focus
 * to the next row. Otherwise Enter would submit the form, and what is scanned during the reload would be lost.
 */
const ROWS =
  `addEventListener('keydown',function(e){var t=e.target,p=t.dataset.pad;if(e.key!='Enter'||e.isComposing||!p||` +
  `'scripted'in t.form.dataset)return;e.preventDefault();e.stopImmediatePropagation();` +
  `var f=t.form,n=function(x){return[].slice.call(f.querySelectorAll('[data-pad='+x+']'))},` +
  `d=n('code')[n(p).indexOf(t)+1];d&&d.focus()},true)`;

export function EarlyInput({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: STEPS + ROWS }} suppressHydrationWarning />;
}
