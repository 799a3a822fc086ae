import { useEffect, useState } from 'react';
import { data, href, useFetcher } from 'react-router';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { gameRules } from '../games/game-rules';
import { knownGame } from '../hall/game-list.server';
import { GameFrame, GameHeading } from '../play/game-frame';
import { StartPanel } from '../play/start-panel';
import { runOwner } from '../referee/run-owner.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/practice.route';
import type { PracticeView } from './practice.server';
import { PracticeRoom } from './practice-room';
import { practiceTexts as texts } from './texts';

interface StartedPractice {
  practice?: PracticeView;
  error?: string;
}

/** A game without a clock. @see docs/product/word-games.md */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const game = knownGame(params.gameId);
  const owner = await runOwner(context, request);
  const { myWords } = context.get(wordGamesContext);
  const own = gameRules[game.id].takesOwnWords !== false && owner && 'playerId' in owner ? await myWords.listOf(owner.playerId) : [];
  return { game, ownWords: own.length > 0 };
}

/** Deals a practice. */
export const action = acceptsForm({ fields: ['from'] }, async ({ request, params, context }: Route.ActionArgs) => {
  const game = knownGame(params.gameId);
  const fromOwnWords = (await request.formData()).get('from') === 'my-words';
  const owner = await runOwner(context, request);
  const { clientAddress } = context.get(requestFactsContext);
  try {
    const practice = await context.get(wordGamesContext).practice.start(game.id, { owner, clientAddress, fromOwnWords });
    return data<StartedPractice>({ practice });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<StartedPractice>({ error: error.message }, refusedInit(error));
  }
});

export const headers: Route.HeadersFunction = passHeaders;

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `${loaderData.game.title}, ${texts.short}` : texts.link) },
  { name: 'robots', content: 'noindex' },
];

export default function PracticePage({ loaderData: { game, ownWords } }: Route.ComponentProps) {
  const fetcher = useFetcher<StartedPractice>();
  const practice = fetcher.data?.practice;
  const error = fetcher.data?.error;
  // Without its script a page cannot play, so it starts nothing.
  const [canPlay, setCanPlay] = useState(false);
  useEffect(() => setCanPlay(true), []);
  const start = (label: string) => (
    <fetcher.Form method="post" className="flex flex-wrap gap-3">
      <Button type="submit" size="lg" disabled={!canPlay} pending={fetcher.state !== 'idle'} pendingText={texts.dealing}>
        {label}
      </Button>
      {ownWords && (
        <Button type="submit" name="from" value="my-words" size="lg" variant="outline" disabled={!canPlay || fetcher.state !== 'idle'}>
          {texts.fromOwnWords}
        </Button>
      )}
    </fetcher.Form>
  );
  const clock = (
    <ButtonLink to={href('/word-games/:gameId', { gameId: game.id })} variant="outline" size="lg">
      {texts.againstClock}
    </ButtonLink>
  );
  const heading = (
    <GameHeading back={{ to: href('/word-games'), label: texts.backToGames }} title={game.title}>
      <span className="in-data-playing:compact:sr-only">, {texts.short}</span>
    </GameHeading>
  );
  return (
    <GameFrame>
      {practice ? (
        <PracticeRoom
          key={practice.token}
          game={game}
          practice={practice}
          heading={heading}
          links={
            <>
              {start(texts.again)}
              {clock}
              {error && <p role="alert">{error}</p>}
            </>
          }
        />
      ) : (
        <>
          <header>{heading}</header>
          <StartPanel game={game} best={undefined} note={texts.intro} error={error} untimed>
            {start(texts.start)}
            {clock}
          </StartPanel>
        </>
      )}
    </GameFrame>
  );
}
