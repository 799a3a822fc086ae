import { describe, expect, it } from 'vitest';
import type { ScriptedGame } from '../../../tests/corpora/games/scripted-game';
import { setApartGames } from '../../../tests/corpora/games/set-apart';
import { tuningGames } from '../../../tests/corpora/games/tuning';
import { cleanText } from '../cleaning/clean-text';
import type { StoryPart } from '../writer-model';
import { judgePart, readSoFar } from './judge-part';

/** What people wrote who answered nobody. */
const STRANGE = new Set(['orders', 'nonsense']);
const INSTRUCTIONS = 'You are one of several writers who tell a story together, in turns.';

/** Why each turn of a game would be refused as an answer to the turns before it; undefined for those that would not. */
function refusalsOf(game: ScriptedGame): (string | undefined)[] {
  return game.turns.slice(1).map((text, index) => {
    const parts: StoryPart[] = game.turns.slice(0, index + 1).map((turn) => ({ by: 'person', text: turn }));
    const soFar = readSoFar(game.opening, parts);
    const { people } = soFar.story;
    const cleaned = cleanText(text, {
      ...{ before: soFar.text, instructions: INSTRUCTIONS, writer: 'Olivia', length: { min: 10, max: 2_000 } },
      ...{ people: people.map(({ name }) => name), room: soFar.room },
    });
    return cleaned.text === undefined ? cleaned.fault : judgePart(cleaned.text, soFar).misfit;
  });
}

describe.each([
  ['games to tune with', tuningGames],
  ['games set apart', setApartGames],
])('what people wrote in %s', (_, games) => {
  it('passes as an answer to the turn before, in 95 of 100 cases', () => {
    const refusals = games.filter(({ kind }) => !STRANGE.has(kind)).flatMap(refusalsOf);
    const passed = refusals.filter((refusal) => refusal === undefined).length;
    expect(passed / refusals.length, `${refusals.filter(Boolean).join(', ')} of ${refusals.length}`).toBeGreaterThanOrEqual(0.95);
  });
});
