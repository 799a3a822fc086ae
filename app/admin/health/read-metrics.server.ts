import type { Registry } from 'prom-client';
import type { Measured } from './measured';

/** What metrics of these names say now, as `/metrics` would show it. Those that do not exist are left out. */
export async function readMetrics(registry: Registry, names: readonly string[]): Promise<Measured[]> {
  const read = await Promise.all(
    names.map(async (name) => {
      const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
      return values.map((each) => ({ name: nameOf(each, name), labels: textLabels(each.labels), value: each.value }));
    }),
  );
  return read.flat();
}

/** A histogram names its buckets, sum and count. */
function nameOf(value: object, name: string): string {
  return 'metricName' in value && typeof value.metricName === 'string' ? value.metricName : name;
}

function textLabels(labels: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).map(([label, value]) => [label, value === Number.POSITIVE_INFINITY ? '+Inf' : String(value)]),
  );
}
