import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { LinkTabs } from '~/ui/layout/link-tabs';
import type { GameFacts } from '../hall/game-list.server';
import { type PuzzleStep, STEPS } from './puzzle-rating';
import { puzzleTexts as texts } from './texts';

export interface PuzzleSettingsProps {
  games: readonly Pick<GameFacts, 'id' | 'title'>[];
  /** The game that puzzles are asked of; undefined for all. */
  game: string | undefined;
  step: PuzzleStep;
}

/** Which puzzles a player is asked: of which game, and how hard. */
export function PuzzleSettings({ games, game, step }: PuzzleSettingsProps) {
  const tab = (label: string, id: string | undefined) => ({
    label,
    to: id ? `${href('/word-games/puzzles')}?game=${id}` : href('/word-games/puzzles'),
    current: id === game,
  });
  return (
    <div className="flex flex-col gap-4">
      <PuzzleSteps step={step} />
      <LinkTabs label={texts.game} items={[tab(texts.allGames, undefined), ...games.map(({ id, title }) => tab(title, id))]} />
    </div>
  );
}

/** How hard the puzzles are that a player is asked. */
function PuzzleSteps({ step }: { step: PuzzleStep }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="step" />
      <fieldset className="flex flex-wrap gap-2 min-[22.5rem]:max-sm:grid min-[22.5rem]:max-sm:grid-cols-5 min-[22.5rem]:max-sm:gap-1.5">
        <legend className="mb-1.5 text-sm text-muted">{texts.difficulty}</legend>
        {STEPS.map((each) => (
          <Button
            key={each}
            type="submit"
            name="step"
            value={String(each)}
            size="sm"
            variant={each === step ? 'gold' : 'outline'}
            aria-pressed={each === step}
            // Five in one row of a phone, on two lines each.
            className="min-[22.5rem]:max-sm:px-0.5 min-[22.5rem]:max-sm:text-sm/tight min-[22.5rem]:max-sm:whitespace-normal"
          >
            {texts.step(`${each}`)}
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}
