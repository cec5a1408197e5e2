import { z } from 'zod';
import { looseObject, looseText, looseWhole } from '@/lib/contract/lenient';
import { image } from '@/lib/contract/common';
import { type BlockSettings, SPACE_MOST, blockSettings } from '@/lib/contract/content/page';

const space = looseWhole(0, SPACE_MOST, 0);

/** What the frame of a block and the wrapper of a widget have in common; sizes in pixels, the rest in percent. */
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

/** Widget wrapper settings (specification 2, section 3); they stand among the widget's own. */
const wrapper = z.object({
  ...blockSettings.pick({
    padding_top: true,
    padding_bottom: true,
    padding_left: true,
    padding_right: true,
    margin_top: true,
    margin_bottom: true,
    background_image_fixed: true,
    background_image_opacity: true,
    background_image_saturation: true,
  }).shape,
  margin_left: space,
  margin_right: space,
  background_colour: looseText,
  text_colour: looseText,
  background_image: looseObject(image),
});

const WRAPPER_NAMES: readonly string[] = Object.keys(wrapper.shape);

/**
 * A widget's wrapper; null when nothing of it was set, so that it needs no element. What the widget uses itself is left
 * to it.
 */
export function wrapperOf(
  templatevar: Readonly<Record<string, unknown>>,
  owned: readonly string[],
): FrameSettings | null {
  const names = WRAPPER_NAMES.filter((name) => templatevar[name] !== undefined && !owned.includes(name));
  if (names.length === 0) return null;
  const settings = wrapper.parse(Object.fromEntries(names.map((name) => [name, templatevar[name]])));
  const { background_image_opacity, background_image_saturation, background_image_fixed, ...looks } = settings;
  return Object.values(looks).some(Boolean) ? settings : null;
}
