import type { Tracer } from './tracer.ts';

/** True if the standard variables name a destination for traces. */
function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment;
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** Null if tracing is off; nothing is loaded then. `service` is the service name unless OTEL_SERVICE_NAME is set. */
export async function startTracer(service: string): Promise<Tracer | null> {
  if (!isWanted(process.env)) return null;
  const { Tracer } = await import('./tracer.ts');
  return new Tracer(service);
}
