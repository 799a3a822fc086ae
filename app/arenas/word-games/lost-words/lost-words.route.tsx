import { useEffect, useState } from 'react';
import { data, href, useFetcher } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { timeZoneOf } from '~/platform/requests/time-zone/time-zone-cookie';
import { useTimeZone } from '~/platform/requests/time-zone/time-zone-of-page';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { knownGame } from '../hall/game-list.server';
import { preloadBoard } from '../play/boards';
import { GameFrame, GameHeading } from '../play/game-frame';
import { keepsRun } from '../play/keeps-run';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/lost-words.route';
import type { LostWordPractice } from './lost-words.server';
import { LostWordsList } from './lost-words-list';
import { LostWordsRoom } from './lost-words-room';
import { lostWordTexts as texts } from './texts';
import { ASKED_IN } from './use-lost-words';

interface BegunPractice {
  practice?: LostWordPractice;
  error?: string;
}

/** The words that got away from the viewer. @see docs/product/words-that-stay.md */
export async function loader({ request, context }: Route.LoaderArgs) {
  const player = knownPlayer(context);
  const zone = timeZoneOf(request.headers);
  const list = player && (await context.get(wordGamesContext).lostWords.listOf({ playerId: player.id, zone }));
  return { list, zone, game: knownGame(ASKED_IN) };
}

/** Begins a practice. */
export const action = acceptsForm({}, async ({ request, context, url }: Route.ActionArgs) => {
  const player = knownPlayer(context) ?? requirePlayer(context, url);
  try {
    const learner = { playerId: player.id, zone: timeZoneOf(request.headers) };
    return data<BegunPractice>({ practice: await context.get(wordGamesContext).lostWords.begin(learner) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<BegunPractice>({ error: error.message }, refusedInit(error));
  }
});

export const headers: Route.HeadersFunction = passHeaders;

export const shouldRevalidate = keepsRun;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

export default function LostWordsPage({ loaderData: { list, zone, game } }: Route.ComponentProps) {
  useTimeZone(zone);
  const fetcher = useFetcher<BegunPractice>();
  // Where another practice is refused, the one that has just ended stays: what the page was loaded with is older.
  const [practice, setPractice] = useState(fetcher.data?.practice);
  const [answer, setAnswer] = useState(fetcher.data);
  if (answer !== fetcher.data) {
    setAnswer(fetcher.data);
    if (fetcher.data?.practice) setPractice(fetcher.data.practice);
  }
  // Without its script a page cannot practice, so it begins nothing.
  const [canPlay, setCanPlay] = useState(false);
  useEffect(() => {
    setCanPlay(true);
    preloadBoard(ASKED_IN);
  }, []);
  const start = (label: string) => (
    <fetcher.Form method="post" className="flex flex-col items-start gap-2">
      <Button type="submit" size="lg" disabled={!canPlay} pending={fetcher.state !== 'idle'} pendingText={texts.dealing}>
        {label}
      </Button>
      {fetcher.data?.error && <p role="alert">{fetcher.data.error}</p>}
    </fetcher.Form>
  );
  const heading = <GameHeading back={{ to: href('/word-games'), label: texts.back }} title={texts.title} />;
  return (
    <GameFrame>
      {practice ? (
        <LostWordsRoom
          key={practice.token}
          {...{ game, practice, heading }}
          links={
            <>
              {start(texts.again)}
              <ButtonLink to={href('/word-games/lost-words')} variant="outline" size="lg" reloadDocument>
                {texts.title}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <header>{heading}</header>
          <LostWordsList list={list} zone={zone} start={start(texts.start)} />
        </>
      )}
    </GameFrame>
  );
}
