import type { Tracer } from './tracer.ts';

/** Whether the standard variables say where traces go. */
function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment;
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** Null, with nothing loaded, when tracing is off. `service` is its name unless OTEL_SERVICE_NAME is set. */
export async function startTracer(service: string): Promise<Tracer | null> {
  if (!isWanted(process.env)) return null;
  const { Tracer } = await import('./tracer.ts');
  return new Tracer(service);
}
