import { endpoints } from '../../contract';
import type { AnyEndpoint, HttpMethod } from '../../contract/endpoint';

export interface AllowedCall {
  readonly endpoint: AnyEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Platform GETs with effects are POSTs here (design, section 5.4). */
function methodHere(endpoint: AnyEndpoint): HttpMethod {
  return endpoint.effect ? 'POST' : endpoint.method;
}

/**
 * True for a decoded path segment that is safe to forward: neither `.` nor `..`, without slashes or control characters.
 */
function isPlainSegment(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\u0000-\u001f]/.test(segment);
}

function match(template: string, segments: readonly string[]): Record<string, string> | null {
  const parts = template.split('/').filter(Boolean);
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/** The requested call, if it is declared with `browser: true`; otherwise null. */
export function findAllowedCall(method: string, segments: readonly string[]): AllowedCall | null {
  if (!segments.every(isPlainSegment)) return null;
  for (const endpoint of endpoints.values()) {
    if (!endpoint.browser || methodHere(endpoint) !== method) continue;
    const params = match(endpoint.path, segments);
    if (params) return { endpoint, params };
  }
  return null;
}
