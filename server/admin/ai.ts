import { tryModels } from '../../app/ai-writers/trial/try-models.server';
import type { Config } from '../../app/platform/config/config.server';
import { WrongCommand } from './wrong-command';

const USAGE = `Please say where to look for language models, and which to try:
  script/ai                        the settings' server, or those on this machine; every model they have
  script/ai http://HOST:PORT/v1    another server
  script/ai --model NAME           this model alone`;

type AiOptions = Pick<Parameters<typeof tryModels>[0], 'say' | 'usual' | 'trial'>;

/**
 * `script/ai`: tries the language models that can be reached. @returns the lines to set for the best of them.
 * @throws {WrongCommand} for words that say nothing.
 * @see docs/ai-writers.md
 */
export async function aiCommand(
  { writerModel }: Pick<Config, 'writerModel'>,
  words: readonly string[],
  options: AiOptions,
): Promise<string> {
  return tryModels({ ...options, ...orderOf(words), settings: writerModel });
}

function orderOf(words: readonly string[]): { address: string | undefined; model: string | undefined } {
  const given = words.filter((word) => word !== '');
  const at = given.indexOf('--model');
  const model = at < 0 ? undefined : given[at + 1];
  const [address, ...more] = at < 0 ? given : given.toSpliced(at, 2);
  const isAddress = address === undefined || /^https?:\/\/[^\s/@]+(\/\S*)?$/u.test(address);
  if ((at >= 0 && model === undefined) || more.length > 0 || !isAddress) throw new WrongCommand(USAGE);
  return { address: address?.replace(/\/+$/u, ''), model };
}
