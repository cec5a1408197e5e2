import { renderOnServer } from '@/components/widgets/testing/test-server';
import { blockSettings } from '@/lib/contract/content/page';
import { BlockView, anchorOf } from './block-view';

it.each([
  ['christmas', 'christmas'],
  ['Edge to edge', 'edge-to-edge'],
  ['#top-of-page', 'top-of-page'],
  ['', undefined],
  ['Prices', 'prices'],
  ['opening_hours', 'opening-hours'],
  ['2026-prices', '2026-prices'],
  ['Über uns', 'über-uns'],
  ['ราคา', 'ราคา'],
  [' # ', undefined],
  ['__next_f', 'next-f'],
  ['a"onload="x', 'a-onload-x'],
  ['Shortlist', undefined],
  ['error_texts', undefined],
  ['Process', undefined],
])('the name %p has the anchor %p', (name, anchor) => {
  expect(anchorOf(name)).toBe(anchor);
});

it('has an anchor, and attributes for its animation', async () => {
  const settings = blockSettings.parse({
    anchor_name: 'Here',
    aos_type: 'fade-up',
    aos_delay: '100',
    aos_easing: 'evil(1)',
  });
  const { container } = await renderOnServer(
    <BlockView block={{ id: '1', width: 12, offset: 0, title: '', widgets: [], settings }} widgets={[]} />,
  );
  const block = container.firstElementChild as HTMLElement;
  expect(block.id).toBe('here');
  expect(block.dataset).toMatchObject({
    reveal: 'translateY(100px)',
    opacity: '0',
    offset: '120',
    duration: '400',
    delay: '100',
    easing: 'ease',
  });
  expect(block).not.toHaveStyle({ opacity: '0' });
});

it.each(['', 'none', 'constructor', 'spin'])('has no animation for %p', async (aos_type) => {
  const { container } = await renderOnServer(
    <BlockView
      block={{ id: '1', width: 12, offset: 0, title: '', widgets: [], settings: blockSettings.parse({ aos_type }) }}
      widgets={[]}
    />,
  );
  expect(container.querySelector('[data-reveal]')).toBeNull();
});
