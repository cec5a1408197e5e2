import { z } from 'zod';
import type { AnyEndpoint, BodyOf, QueryOf, ReplyOf } from '../../lib/contract/endpoint';
import type { Member } from './sessions';

export interface Asked<E extends AnyEndpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly member: Member | null;
}

/** Thrown where the platform refuses a valid request. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Call {
  readonly endpoint: AnyEndpoint;
  /** Tells calls of the same path apart, by query and caller. */
  readonly fits: (query: URLSearchParams, signedIn: boolean) => boolean;
  /** The reply as it is sent. @throws Refused */
  readonly answer: (asked: {
    params: Readonly<Record<string, string>>;
    query: URLSearchParams;
    body: unknown;
    member: Member | null;
  }) => Promise<unknown>;
}

function read<T extends z.ZodType>(schema: T | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeDecode(schema, value as z.input<T>);
  if (!parsed.success) throw new Refused(422, 'INVALID', parsed.error.issues[0]?.message ?? 'Invalid.');
  return parsed.data;
}

/** Answers a declared call. `fits` tells it apart from others of the same path. */
export function call<E extends AnyEndpoint>(
  endpoint: E,
  work: (asked: Asked<E>) => ReplyOf<E> | Promise<ReplyOf<E>>,
  fits: Call['fits'] = () => true,
): Call {
  return {
    endpoint,
    fits,
    async answer({ params, query, body, member }) {
      if (endpoint.auth === 'session' && !member) throw new Refused(401, 'UNAUTHENTICATED', 'Log in first.');
      const asked = {
        params,
        query: read(endpoint.query, Object.fromEntries(query)),
        body: read(endpoint.body, body),
        member,
      };
      return z.encode(endpoint.reply, await work(asked as Asked<E>));
    },
  };
}
