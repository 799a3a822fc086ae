import type { ModelSettings } from '~/platform/config/config.server';
import { findServers, USUAL_ADDRESSES } from './find-servers.server';
import { bestOf, reportOf, settingsFor } from './report';
import type { Trial } from './trial';
import { type TrialOptions, tryModel } from './try-model.server';

interface TrialsWanted {
  /** The site's own settings: where they name a server, that one is asked. */
  settings: ModelSettings | undefined;
  /** Another server. */
  address: string | undefined;
  /** The one model to try; undefined: all. */
  model: string | undefined;
  /** Says what is found as it is found: trials take their time. */
  say(line: string): void;
  /** Where to look when no server is named. */
  usual?: readonly string[];
  trial?: TrialOptions;
}

/**
 * Looks for language models, asks each what the site would ask it, and says which is quick enough for what.
 * @returns the lines to set for the best of them.
 * @see docs/ai-writers.md
 */
export async function tryModels({ settings, address, model, say, usual = USUAL_ADDRESSES, trial }: TrialsWanted): Promise<string> {
  const named = address ?? settings?.baseUrl;
  const addresses = named === undefined ? usual : [named];
  const apiKey = settings?.apiKey;
  const servers = await findServers(addresses, apiKey);
  if (servers.length === 0)
    return `No server of language models answers at ${addresses.join(', ')}. docs/ai-writers.md says how to start one.`;
  const trials: Trial[] = [];
  for (const { baseUrl, models } of servers) {
    say(`${baseUrl} has ${models.length === 0 ? 'no model yet' : models.map(({ name }) => name).join(', ')}`);
    for (const { name, contextTokens } of models.filter((each) => model === undefined || each.name === model)) {
      const tried = { ...(await tryModel({ baseUrl, model: name, apiKey }, trial)), contextTokens };
      trials.push(tried);
      say(['', ...reportOf(tried)].join('\n'));
    }
  }
  const best = bestOf(trials);
  return best
    ? `\nSet these, and start the site again:\n${settingsFor(best, apiKey).join('\n')}`
    : '\nNone is of use here: the built-in writer writes.';
}
