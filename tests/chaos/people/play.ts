import type { MoveAnswer } from '../../../app/arenas/word-games/referee/moves.contract.ts';
import type { RunView } from '../../../app/arenas/word-games/referee/referee-types.ts';
import { type GuessView, nextGuess, runIn, WORD_GUESS_START } from '../../support/http/word-guess-run.ts';
import { type ChaosPerson, pause } from './person.ts';
import type { World } from './world.ts';

/** Time between two moves, in ms: how fast people think of letters at the most. */
const THINKING_MS = 120;
/** Wrong letters after which they skip a word. */
const MOST_WRONG = 5;

/** Plays Word Guess until the run is over. */
export async function play(person: ChaosPerson, { journal }: World): Promise<void> {
  const started = await person.ask(WORD_GUESS_START, { form: {}, accept: '*/*' });
  if (started.status !== 200) return;
  const run = await runIn(new Blob([started.text]).stream());
  if (run) await playOn(person, journal, run);
}

async function playOn(person: ChaosPerson, journal: World['journal'], { runId, key, nextMove, view }: RunView): Promise<void> {
  let seen = view as GuessView;
  for (let number = nextMove; ; number += 1) {
    // A word lost is taken for a guess that nobody thought about.
    const move = seen.wrong.length < MOST_WRONG ? nextGuess(seen) : { type: 'skip' };
    const operation = journal.begin({ kind: 'move', personId: person.id, target: runId, value: JSON.stringify({ number, move }) });
    const { text } = await person.ask(
      `/word-games/runs/${runId}/moves`,
      { json: { key, number, move }, accept: 'application/json' },
      operation,
    );
    const answer = JSON.parse(text) as MoveAnswer;
    if (answer.status !== 'played' && answer.status !== 'repeated') {
      // A move sent before the deadline and never answered may have been accepted.
      if (answer.status !== 'over') journal.violate('lost', `move ${number} of run ${runId} was answered '${answer.status}'`);
      if (!operation.indeterminate) journal.refuse(operation);
      return;
    }
    journal.acknowledge(operation);
    if (answer.result) return;
    seen = answer.view as GuessView;
    await pause(THINKING_MS);
  }
}
