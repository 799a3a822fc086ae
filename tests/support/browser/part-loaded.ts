import { expect, type Page } from '@playwright/test';

/** What scripts hold, by their addresses, which change with it. */
const sources = new Map<string, string>();

/**
 * Waits for a part that the page loads after itself, with all that it imports, by what its file exports: the names of files
 * say nothing. It need not have run yet.
 */
export async function partLoaded(page: Page, exported: string): Promise<void> {
  const isLoaded = async () => {
    const scripts = await loadedScripts(page);
    const loaded = new Set(scripts);
    return scripts.some((script) => sources.get(script)?.includes(` as ${exported}`) && isWhole(script, loaded));
  };
  await expect.poll(isLoaded, `${exported} and all that it imports`).toBe(true);
}

/** The addresses of the scripts that the page has loaded. Their sources are known from then on. */
async function loadedScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = names.filter((name) => name.endsWith('.js'));
  for (const script of scripts) if (!sources.has(script)) sources.set(script, await (await page.request.get(script)).text());
  return scripts;
}

/** Whether a script and all that it imports are among the loaded ones. */
function isWhole(script: string, loaded: ReadonlySet<string>, seen = new Set<string>()): boolean {
  if (seen.has(script)) return true;
  seen.add(script);
  const imports = [...(sources.get(script) ?? '').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)];
  return loaded.has(script) && imports.every(([, path]) => isWhole(new URL(String(path), script).href, loaded, seen));
}
