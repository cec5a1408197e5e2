import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

const PARENT_BASED = 'parentbased_';

function ratioOf(arg: string | undefined): number {
  const ratio = Number(arg || 1);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

function rootSampler(name: string, arg: string | undefined): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratioOf(arg));
  return new AlwaysOnSampler();
}

/**
 * The sampler set by the standard variables OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG. As in the standard, an
 * unknown sampler means `parentbased_always_on`.
 */
export function samplerOf(name = '', arg?: string): Sampler {
  if (name === 'always_on' || name === 'always_off' || name === 'traceidratio') return rootSampler(name, arg);
  return new ParentBasedSampler({ root: rootSampler(name.replace(PARENT_BASED, ''), arg) });
}
