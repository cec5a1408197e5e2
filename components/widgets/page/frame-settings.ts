import { type BlockSettings, wrapperSettings } from '@/lib/contract/content/page';

/** Common settings of a block's frame and a widget's wrapper; sizes in pixels, other numbers in percent. */
export type FrameSettings = Pick<
  BlockSettings,
  | 'padding_top'
  | 'padding_bottom'
  | 'padding_left'
  | 'padding_right'
  | 'margin_top'
  | 'margin_bottom'
  | 'background_colour'
  | 'text_colour'
  | 'background_image'
  | 'background_image_fixed'
  | 'background_image_opacity'
  | 'background_image_saturation'
> &
  Partial<Pick<BlockSettings, 'background_video'>> & { readonly margin_left?: number; readonly margin_right?: number };

const WRAPPER_NAMES: readonly string[] = Object.keys(wrapperSettings.shape);

/**
 * Settings of a widget's wrapper; null if none is set, so that it needs no element. Settings that the widget itself
 * uses are left out.
 */
export function wrapperOf(
  templatevar: Readonly<Record<string, unknown>>,
  owned: readonly string[],
): FrameSettings | null {
  const names = WRAPPER_NAMES.filter((name) => templatevar[name] !== undefined && !owned.includes(name));
  if (names.length === 0) return null;
  const settings = wrapperSettings.parse(Object.fromEntries(names.map((name) => [name, templatevar[name]])));
  const { background_image_opacity, background_image_saturation, background_image_fixed, ...looks } = settings;
  return Object.values(looks).some(Boolean) ? settings : null;
}
