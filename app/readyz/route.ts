import { connection } from 'next/server';
import { isDraining } from '@/lib/config/draining';
import { parseEnv } from '@/lib/config/env';

/**
 * Readiness: the configuration is valid and the process is not draining. Independent of the platform (design, section
 * 5.12).
 */
export async function GET(): Promise<Response> {
  await connection();
  const problems = isDraining() ? ['draining'] : [];
  try {
    parseEnv(process.env);
  } catch {
    problems.push('configuration');
  }
  return Response.json(
    { ready: problems.length === 0, problems },
    { status: problems.length === 0 ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
