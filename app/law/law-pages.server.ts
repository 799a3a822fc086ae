import type { Config } from '~/platform/config/config.server';
import type { Settings } from '~/settings/settings.server';
import { lawFacts } from './facts';
import { type LawPage, renderLawPages } from './law-texts.server';

/** The pages that the law wants, with the facts that hold now. */
export interface LawPages {
  /** @returns undefined where no page has this name. */
  page(name: string): Promise<LawPage | undefined>;
  /** What those who run the site have not said, each once. */
  missingFacts(): Promise<string[]>;
}

/** @see docs/product/law.md */
export function createLawPages({ config, settings }: { config: Config; settings: Pick<Settings, 'current'> }): LawPages {
  let rendered: { from: string; pages: ReadonlyMap<string, LawPage> } | undefined;

  /** Rendering them takes some 50 ms, so it is done once for the same facts. */
  async function pages(): Promise<ReadonlyMap<string, LawPage>> {
    const { operator } = await settings.current();
    const from = JSON.stringify(operator);
    if (rendered?.from !== from) rendered = { from, pages: renderLawPages(lawFacts({ ...config, operator })) };
    return rendered.pages;
  }

  return {
    page: async (name) => (await pages()).get(name),
    missingFacts: async () => [...new Set([...(await pages()).values()].flatMap((page) => page.missing))],
  };
}
