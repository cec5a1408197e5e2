import { blockSettings } from '@/lib/contract/page';
import { isBlockShown, isWidgetShown } from './visibility';

const now = new Date('2026-11-21T10:00:00Z');
const block = (settings: object) => isBlockShown(blockSettings.parse(settings), now);

it('shows a block without settings', () => {
  expect(isBlockShown(undefined, now)).toBe(true);
});

it.each([
  [{}, true],
  [{ hidden: true }, false],
  [{ deleted: true }, false],
  [{ start_time: '2026-11-21T10:00:00Z' }, true],
  [{ start_time: '2026-11-21T10:00:01Z' }, false],
  [{ end_time: '2026-11-21T10:00:00Z' }, true],
  [{ end_time: '2026-11-21T20:59:59+11:00' }, false],
  [{ start_time: '2026-11-01T00:00:00Z', end_time: '2026-12-01T00:00:00Z' }, true],
])('block %j', (settings, shown) => {
  expect(block(settings)).toBe(shown);
});

it.each([
  [{}, true],
  [{ is_visible: 0 }, false],
  [{ is_visible: '0' }, false],
  [{ is_visible: 1 }, true],
  [{ hidden_before: '2026-11-22T00:00:00Z' }, false],
  [{ hidden_after: '2026-11-20T00:00:00Z' }, false],
  [{ hidden_before: '', hidden_after: 'nonsense' }, true],
])('widget %j', (settings, shown) => {
  expect(isWidgetShown(settings, now)).toBe(shown);
});
