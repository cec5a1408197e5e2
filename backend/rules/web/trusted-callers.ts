import { BlockList, isIP } from 'node:net';

/** Addresses trusted to forward the visitor's address. */
export type TrustedCallers = BlockList;

export const NOBODY: TrustedCallers = new BlockList();

/** Parses the setting TRUSTED_CALLERS: comma-separated addresses and networks such as 10.0.0.0/8. Null if invalid. */
export function readTrustedCallers(setting: string): TrustedCallers | null {
  const list = new BlockList();
  for (const part of setting
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address);
    const widest = family === 6 ? 128 : 32;
    if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= widest))) return null;
    list.addSubnet(address, bits === undefined ? widest : Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

export function isTrusted(list: TrustedCallers, peer: string): boolean {
  const address = peer.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
