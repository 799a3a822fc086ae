import { runnerImport } from 'vite';
import { alias } from '../../vite.config.ts';

/** Loads a module of app/ as the product's own build resolves it. `path` is from the project's root. */
export async function loadApp<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(path, { configFile: false, logLevel: 'error', resolve: { alias } });
  return module;
}
