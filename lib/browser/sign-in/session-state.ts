/** The session's public state: see lib/session/tokens/tag. */
export interface SessionState {
  readonly tag: string;
  readonly expiresIn: number | null;
}

export const STATE_PATH = '/api/session/state';

export function readState(json: unknown): SessionState | null {
  if (typeof json !== 'object' || json === null || !('tag' in json) || typeof json.tag !== 'string') return null;
  const expiresIn = 'expiresIn' in json && typeof json.expiresIn === 'number' ? json.expiresIn : null;
  return { tag: json.tag, expiresIn };
}
