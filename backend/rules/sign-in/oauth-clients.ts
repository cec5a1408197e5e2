/** The addresses that each client may return to. */
export type OauthClients = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads the setting OAUTH_CLIENTS, such as `stockist={APP_ORIGIN}/auth`; a client with several addresses is named for
 * each. Null when it is wrong.
 */
export function readOauthClients(setting: string, appOrigin: string): OauthClients | null {
  const clients = new Map<string, Set<string>>();
  for (const pair of setting.split(',')) {
    const [, client = '', template = ''] = /^\s*([\w.-]{1,100})=(\S+)\s*$/.exec(pair) ?? [];
    const address = template.replace('{APP_ORIGIN}', appOrigin);
    if (client === '' || !isReturnAddress(address)) return null;
    clients.set(client, (clients.get(client) ?? new Set()).add(address));
  }
  return clients;
}

/** http or https, without a fragment (RFC 6749, section 3.1.2). */
function isReturnAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && !address.includes('#');
}
