import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer as OtelTracer, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { samplerOf } from './sampler.ts';

/** A unit of work to trace: a request, or a call that it makes. */
export interface TracedWork {
  /** Context for child calls (W3C Trace Context). */
  readonly traceparent: string;
  /** `status` is the HTTP status, null without a response; `route` is the pattern of the address. */
  end(status: number | null, route?: string): void;
}

interface Work {
  /** The method of a request, or the name of a call: never an address or personal data. */
  readonly name: string;
  readonly kind: 'server' | 'client';
  /** The parent's traceparent header; null starts a trace. */
  readonly parent: string | null;
}

/**
 * OpenTelemetry traces, sent as OTLP over HTTP (protobuf). Configured by the standard variables OTEL_EXPORTER_OTLP_*,
 * OTEL_RESOURCE_ATTRIBUTES, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and _ARG. It registers nothing globally, so that no
 * library adds its own spans, or addresses.
 */
export class Tracer {
  readonly #provider: TracerProvider;
  readonly #tracer: OtelTracer;
  /**
   * Runs code outside any request: a page that Next caches must not read the time or random numbers, which each span
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

  /** Sends the remaining spans. */
  async stop(): Promise<void> {
    await this.#provider.shutdown();
  }
}
