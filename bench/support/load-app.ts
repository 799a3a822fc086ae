import { runnerImport } from 'vite';
import { alias, threadAddresses } from '../../vite.config.ts';

/** Loads a module of app/ as the product's build resolves it. @param path relative to the project's root. */
export async function loadApp<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(path, {
    configFile: false,
    logLevel: 'error',
    plugins: [threadAddresses()],
    resolve: { alias },
  });
  return module;
}
