/** A traced call of the platform. */
interface TracedCall {
  /** Propagates the trace context to the platform (W3C Trace Context). */
  readonly traceparent: string;
  /** `status` is null without a response. */
  end(status: number | null): void;
}

/** Starts tracing a call; `parent` is the traceparent of the incoming request, or null. */
export type CallTracer = (call: string, parent: string | null) => TracedCall;

const KEY = Symbol.for('stockist.call-tracer');

/** On globalThis, because the server and Next's bundles each have a copy of this module. */
export function setCallTracer(tracer: CallTracer): void {
  Object.assign(globalThis, { [KEY]: tracer });
}

/** Undefined when tracing is off. */
export function callTracer(): CallTracer | undefined {
  return (globalThis as { [KEY]?: CallTracer })[KEY];
}
