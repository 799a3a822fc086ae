import { describe, expect, it } from 'vitest';
import type { ScriptedGame } from '../../../tests/corpora/games/scripted-game';
import { setApartGames } from '../../../tests/corpora/games/set-apart';
import { tuningGames } from '../../../tests/corpora/games/tuning';
import { partsInManners } from '../../../tests/corpora/parts/good-parts';
import { cleanText } from '../cleaning/clean-text';
import type { StoryPart } from '../writer-model';
import { judgePart, readSoFar } from './judge-part';

/** What people wrote who answered nobody. */
const STRANGE = new Set(['orders', 'nonsense']);
const INSTRUCTIONS = 'You are one of several writers who tell a story together, in turns.';

/** Why a part would be refused after others; undefined for one that would not. */
function refusalOf(text: string, opening: string, parts: readonly StoryPart[]): string | undefined {
  const soFar = readSoFar(opening, parts);
  const cleaned = cleanText(text, {
    ...{ before: soFar.text, instructions: INSTRUCTIONS, writer: 'Olivia', length: { min: 10, max: 2_000 } },
    ...{ people: soFar.story.people.map(({ name }) => name), room: soFar.room },
  });
  return cleaned.text === undefined ? cleaned.fault : judgePart(cleaned.text, soFar).misfit;
}

/** Why each turn of a game would be refused as an answer to the turns before it. */
function refusalsOf(game: ScriptedGame): (string | undefined)[] {
  return game.turns.slice(1).map((text, index) => {
    const parts: StoryPart[] = game.turns.slice(0, index + 1).map((turn) => ({ by: 'person', text: turn }));
    return refusalOf(text, game.opening, parts);
  });
}

/** Some hundred turns tell as much as all of them. */
function sampleOf<T>(all: readonly T[]): T[] {
  return all.filter((_, place) => place % Math.ceil(all.length / 32) === 0);
}

describe.each([
  ['games to tune with', tuningGames],
  ['games set apart', setApartGames],
])('what people wrote in %s', (_, games) => {
  it('passes as an answer to the turn before, in 95 of 100 cases', () => {
    const refusals = sampleOf(games.filter(({ kind }) => !STRANGE.has(kind))).flatMap(refusalsOf);
    const passed = refusals.filter((refusal) => refusal === undefined).length;
    expect(passed / refusals.length, `${refusals.filter(Boolean).join(', ')} of ${refusals.length}`).toBeGreaterThanOrEqual(0.95);
  });
});

describe('good parts in many manners', () => {
  it('pass, in 95 of 100 cases', () => {
    const refused = partsInManners.flatMap(({ manner, opening, turn, parts }) =>
      parts.flatMap((text) => {
        const refusal = refusalOf(text, opening, [{ by: 'person', text: turn }]);
        return refusal ? [`${manner}: ${refusal}: ${text}`] : [];
      }),
    );
    const all = partsInManners.flatMap(({ parts }) => parts).length;
    expect(1 - refused.length / all, `of ${all}: ${refused.join('\n')}`).toBeGreaterThanOrEqual(0.95);
  });
});
