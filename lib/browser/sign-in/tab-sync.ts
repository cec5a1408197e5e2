export type TabMessage =
  | { readonly kind: 'cart' }
  /** The session a tab was rendered for (lib/session/tokens/tag); '' for visitors. */
  | { readonly kind: 'session'; readonly tag: string };

/** Another tab may run an older version of this code, so its messages are validated. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'cart') return { kind: 'cart' };
  if (data.kind === 'session' && 'tag' in data && typeof data.tag === 'string')
    return { kind: 'session', tag: data.tag };
  return null;
}

const CHANNEL = 'stockist';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Broadcasts to the other tabs of this browser. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Subscribes to messages of other tabs. @returns the unsubscribe function */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const source = open();
  if (!source) return () => undefined;
  const hear = (event: MessageEvent<unknown>) => {
    const message = readMessage(event.data);
    if (message) listener(message);
  };
  source.addEventListener('message', hear);
  return () => source.removeEventListener('message', hear);
}
