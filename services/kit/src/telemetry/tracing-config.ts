import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { matching, oneOf, orElse, url, type ValuesOf } from '../config.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Tracing variables of every service, with OpenTelemetry's names; `OTEL_EXPORTER_OTLP_HEADERS` is read by its exporter. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: orElse(url('the address of an OpenTelemetry collector that takes OTLP over HTTP'), undefined),
  OTEL_TRACES_SAMPLER: orElse(oneOf(SAMPLERS), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: orElse(matching(/^(0(\.\d+)?|1(\.0+)?)$/, 'a share of all traces from 0 to 1'), '1'),
} as const;

/** Which traces are recorded; the parent-based samplers leave the decision to the gateway, where traces begin. */
export function samplerOf({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: share,
}: ValuesOf<typeof tracingVariables>): Sampler {
  const parentBased = name.startsWith('parentbased_');
  const root = rootSamplerOf(name.replace('parentbased_', ''), Number(share));
  return parentBased ? new ParentBasedSampler({ root }) : root;
}

function rootSamplerOf(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
