import { z } from 'zod';
import { type AddonChoice, addonChoice } from '@/lib/contract/catalogue/product';
import { parseJson } from '@/lib/domain/values/parse-json';

const addonList = z.array(addonChoice).max(50);

/** Parses a hidden field with addons as JSON; null if it was tampered with. */
export function readAddonList(text: string): AddonChoice[] | null {
  if (text === '') return [];
  const parsed = addonList.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}
