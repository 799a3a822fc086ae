import type { Page } from '@playwright/test';

/**
 * Waits for a part that the page loads after itself, with all that it imports, by what its file exports: the names of files
 * say nothing. It need not have run yet.
 */
export async function partLoaded(page: Page, exported: string): Promise<void> {
  await page.waitForFunction(async (part) => {
    const scripts = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));
    const sources = new Map(await Promise.all(scripts.map(async (name) => [name, await (await fetch(name)).text()] as const)));
    const isWhole = (name: string, seen: Set<string>): boolean => {
      const source = sources.get(name);
      if (source === undefined || seen.has(name)) return source !== undefined;
      seen.add(name);
      const imports = [...source.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)];
      return imports.every(([, path]) => isWhole(new URL(String(path), name).href, seen));
    };
    return [...sources].some(([name, source]) => source.includes(` as ${part}`) && isWhole(name, new Set()));
  }, exported);
}
