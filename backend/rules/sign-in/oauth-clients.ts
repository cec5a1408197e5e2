/** Allowed return addresses by client. */
export type OauthClients = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Parses the setting OAUTH_CLIENTS, such as `stockist={APP_ORIGIN}/auth`; a client with several addresses is listed
 * once for each. Null if invalid.
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
