import type { StoryOpener, WritingPrompt } from '~content/creative-writing/prompts/prompt';

/** A list of openers that belong together, such as those of a prompt. */
export type OpenerSource = Pick<WritingPrompt, 'id'> & { readonly openers: readonly StoryOpener[] };

/** When a player last met each opener, by {@link openerKey}. */
export type MetOpeners = ReadonlyMap<string, Date>;

/** The name of an opener among those of all prompts. It is stored. */
export function openerKey(source: OpenerSource, opener: StoryOpener): string {
  return `${source.id}/${opener.id}`;
}

/**
 * The prompts of which a player should get one next, so that they meet no prompt with the same opener twice before
 * they have met all: those they have not met at all; then, of those with an opener left, the one met longest ago;
 * and after all openers the prompt of the one met longest ago.
 * @returns at least one prompt; several where chance may decide.
 */
export function nextPrompts(prompts: readonly WritingPrompt[], met: MetOpeners): readonly WritingPrompt[] {
  const all = prompts.map((prompt) => ({ prompt, times: timesOf(prompt, met) }));
  const unmet = all.filter(({ times }) => times.length === 0);
  if (unmet.length > 0) return unmet.map(({ prompt }) => prompt);
  const withOpenersLeft = all.filter(({ prompt, times }) => times.length < prompt.openers.length);
  const next =
    withOpenersLeft.length > 0
      ? withOpenersLeft.toSorted((one, other) => Math.max(...one.times) - Math.max(...other.times))
      : all.toSorted((one, other) => Math.min(...one.times) - Math.min(...other.times));
  return next.slice(0, 1).map(({ prompt }) => prompt);
}

/**
 * The openers of which a player should get one next: those they have not met, or else the one met longest ago.
 * @returns at least one opener; several where chance may decide.
 */
export function nextOpeners(source: OpenerSource, met: MetOpeners): readonly StoryOpener[] {
  const fresh = source.openers.filter((opener) => !met.has(openerKey(source, opener)));
  return fresh.length > 0 ? fresh : leastRecent(source, met).slice(0, 1);
}

/** The opener of a source that a player met last; undefined when they have met none of them. */
export function lastMet(source: OpenerSource, met: MetOpeners): StoryOpener | undefined {
  return leastRecent(source, met).findLast((opener) => met.has(openerKey(source, opener)));
}

/** The openers of a source, those that were never met first, then those met longest ago. */
export function leastRecent(source: OpenerSource, met: MetOpeners): StoryOpener[] {
  const timeOf = (opener: StoryOpener) => met.get(openerKey(source, opener))?.getTime() ?? Number.NEGATIVE_INFINITY;
  return source.openers.toSorted((one, other) => Math.sign(timeOf(one) - timeOf(other)) || 0);
}

function timesOf(prompt: WritingPrompt, met: MetOpeners): number[] {
  return prompt.openers.flatMap((opener) => met.get(openerKey(prompt, opener))?.getTime() ?? []);
}
