import { Gauge, type Registry } from 'prom-client';
import { withTimeout } from '../retry/with-timeout';

/** How long what is read for each look at /metrics may take, in ms. */
const READ_LIMIT_MS = 2_000;

/** One figure; labels must be those that its gauge names. */
interface Figure {
  name: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** Figures that are read when someone looks at /metrics. */
export interface Figures {
  /** Their names, after `quillarena_`, with what they say. */
  gauges: Readonly<Record<string, { help: string; labels?: readonly string[] }>>;
  read(): Promise<readonly Figure[]>;
}

/** Adds figures to /metrics. Those that cannot be read are left out. @param onFailure called for these. */
export function registerFigures(registry: Registry, { gauges, read }: Figures, onFailure: (error: unknown) => void): void {
  let reading: Promise<void> | undefined;
  const made = new Map<string, Gauge>();

  async function fill(): Promise<void> {
    try {
      const figures = await withTimeout(Promise.resolve(read()), READ_LIMIT_MS, () => {
        throw new Error('Figures could not be read in time.');
      });
      clear();
      for (const { name, value, labels = {} } of figures) made.get(name)?.set(labels, value);
    } catch (error) {
      clear();
      onFailure(error);
    }
  }

  function clear(): void {
    for (const [name, gauge] of made) {
      gauge.reset();
      // Without labels a gauge that is reset says 0.
      if (!gauges[name]?.labels) gauge.remove();
    }
  }

  for (const [name, { help, labels = [] }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name: `quillarena_${name}`,
      help,
      labelNames: [...labels],
      registers: [registry],
      // All gauges are asked at once and share one reading.
      async collect() {
        reading ??= fill().finally(() => {
          reading = undefined;
        });
        await reading;
      },
    });
    made.set(name, gauge);
  }
}
