import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer as OtelTracer, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { samplerOf } from './sampler.ts';

/** A piece of work that takes time: a request, or a call that it makes. */
export interface TracedWork {
  /** Context for calls that are part of this work (W3C Trace Context). */
  readonly traceparent: string;
  /** `status` is the HTTP status, null without an answer; `route` is the pattern of the address. */
  end(status: number | null, route?: string): void;
}

interface Work {
  /** Of a request its method, of a call its name: never an address or anything of a person. */
  readonly name: string;
  readonly kind: 'server' | 'client';
  /** Header of the work that it is part of. Null begins a trace. */
  readonly parent: string | null;
}

/**
 * OpenTelemetry traces, sent as OTLP over HTTP (protobuf). It is configured by the standard variables:
 * OTEL_EXPORTER_OTLP_*, OTEL_RESOURCE_ATTRIBUTES, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and _ARG. It registers nothing
 * globally, so that no library adds spans, or addresses, of its own.
 */
export class Tracer {
  readonly #provider: TracerProvider;
  readonly #tracer: OtelTracer;
  /**
   * Outside of any request: a page that Next stores may not ask for the time or for random numbers, which each span
   * does.
   */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(service: string) {
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': service }))
        .merge(detectResources({ detectors: [envDetector] })),
      sampler: samplerOf(process.env.OTEL_TRACES_SAMPLER, process.env.OTEL_TRACES_SAMPLER_ARG),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
    this.#tracer = this.#provider.getTracer('stockist');
  }

  begin({ name, kind, parent }: Work): TracedWork {
    const known = parent === null ? null : parseTraceParent(parent);
    const context = known ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true }) : ROOT_CONTEXT;
    const spanKind = kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT;
    const span = this.#outside(() => this.#tracer.startSpan(name, { kind: spanKind }, context));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end: (status, route) =>
        this.#outside(() => {
          if (route !== undefined) span.updateName(`${name} ${route}`).setAttribute('http.route', route);
          if (status !== null) span.setAttribute('http.response.status_code', status);
          // An aborted request or a 404 is not a failure of the server.
          const failed = kind === 'server' ? (status ?? 0) >= 500 : (status ?? 500) >= 400;
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }),
    };
  }

  /** Sends what is left. */
  async stop(): Promise<void> {
    await this.#provider.shutdown();
  }
}
