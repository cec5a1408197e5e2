import { z } from 'zod';
import { type AddonChoice, addonChoice } from '@/lib/contract/catalogue/product';

const addonList = z.array(addonChoice).max(50);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Addons from a hidden field, as JSON; null when it was tampered with. */
export function readAddonList(text: string): AddonChoice[] | null {
  if (text === '') return [];
  const parsed = z.safeDecode(addonList, parseJson(text) as z.input<typeof addonList>);
  return parsed.success ? parsed.data : null;
}
