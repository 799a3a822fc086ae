import { Form, href, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '~/ui/actions/button';
import { TASTER_GAME } from '../taster/taster-game';
import { tasterTexts } from '../taster/texts';
import { DEALING } from './texts';

/** What a page sends that is not a game's own, to lead into a run. */
export const PLAY_INTENT = 'play';

const GAME = href('/word-games/:gameId', { gameId: TASTER_GAME });

/** The clock runs from the press on: what the game needs is loaded a moment before. */
const preload = () => void import('./preload-game').catch(() => undefined);

/** Leads from any page into a run that has begun: of Word Scrambler, the shortest game. Nobody needs an account for it. */
export function PlayNow({ size, className }: Pick<ButtonProps, 'size' | 'className'>) {
  const { formAction } = useNavigation();
  return (
    <Form method="post" action={GAME} onPointerEnter={preload} onFocus={preload} className="contents">
      <Button
        type="submit"
        name="intent"
        value={PLAY_INTENT}
        size={size}
        pending={formAction === GAME}
        pendingText={DEALING}
        className={className}
      >
        {tasterTexts.playNow}
      </Button>
    </Form>
  );
}
