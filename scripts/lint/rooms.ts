/** One word per subject, in every layer (docs/architecture.md, 'Words'). */
const SUBJECTS = [
  'catalogue',
  'cart',
  'checkout',
  'orders',
  'account',
  'sign-in',
  'content',
  'forms',
  'vouchers',
  'site',
] as const;

/** The layers that are divided by subject, with the other folders that each has. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'lib/contract': [],
  'lib/domain': ['media', 'values', 'web'],
  'lib/data': [],
  'lib/actions': [],
  'lib/browser': [],
  components: ['media', 'ui', 'widgets'],
  'backend/rules': ['values', 'web'],
  'backend/services': ['jobs', 'mail', 'media', 'payments'],
  'backend/routes': ['graphql', 'mail', 'media'],
  'backend/contract-tests': ['platform', 'support'],
  e2e: ['faults', 'other-platform', 'support'],
};

/** The message why a file may not be in its folder; null when it may. */
export function forbiddenRoom(file: string): string | null {
  for (const [layer, others] of Object.entries(LAYERS)) {
    if (!file.startsWith(`${layer}/`)) continue;
    const [room = '', inside] = file.slice(layer.length + 1).split('/');
    if (inside === undefined) return null;
    const rooms = [...SUBJECTS, ...others];
    return rooms.includes(room)
      ? null
      : `${layer}/${room} is no room; these are: ${rooms.join(', ')} (scripts/lint/rooms.ts)`;
  }
  return null;
}
