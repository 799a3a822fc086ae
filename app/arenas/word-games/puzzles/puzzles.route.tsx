import { useEffect, useState } from 'react';
import { data, href, useFetcher } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import { gameList } from '../hall/game-list.server';
import { GameFrame, GameHeading } from '../play/game-frame';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/puzzles.route';
import { STEPS } from './puzzle-rating';
import { PuzzleRoom } from './puzzle-room';
import { PuzzleSettings } from './puzzle-settings';
import { PuzzleStart } from './puzzle-start';
import { type PuzzleView, puzzleGames } from './puzzles.server';
import { PuzzleRecord } from './record/puzzle-record';
import { puzzleTexts as texts } from './texts';

interface AskedAnswer {
  puzzle?: PuzzleView;
  error?: string;
}

const games = gameList.filter(({ id }) => puzzleGames(gameRules).includes(id));

/** The game that an address or a form names; undefined for all. */
function gameIn(name: FormDataEntryValue | null): GameId | undefined {
  return games.find(({ id }) => id === name)?.id;
}

/** Single puzzles: what one has reached, and the puzzle that one is at, but for `choose`, where games are chosen first. @see docs/product/puzzles.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const game = gameIn(url.searchParams.get('game'));
  const choosing = url.searchParams.has('choose');
  const player = knownPlayer(context);
  const { puzzles } = context.get(wordGamesContext);
  if (!player) return { game, games, choosing, standing: undefined, current: undefined };
  const [standing, current] = await Promise.all([puzzles.standingOf(player.id), puzzles.current(player.id, game)]);
  return { game, games, choosing, standing, current };
}

/** Asks the next puzzle; or chooses how hard they are: form field `intent`. */
export const action = acceptsForm({ intents: ['step'], fields: ['step', 'game'] }, async ({ request, context, url }: Route.ActionArgs) => {
  const player = knownPlayer(context) ?? requirePlayer(context, url);
  const { puzzles } = context.get(wordGamesContext);
  const form = await request.formData();
  try {
    if (form.get('intent') !== 'step') return data<AskedAnswer>({ puzzle: await puzzles.next(player.id, gameIn(form.get('game'))) });
    const step = STEPS.find((each) => String(each) === form.get('step'));
    if (step === undefined) return data<AskedAnswer>({ error: texts.noStep }, { status: 400 });
    await puzzles.setStep(player.id, step);
    return data<AskedAnswer>({});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data<AskedAnswer>({ error: error.message }, refusedInit(error));
  }
});

export const headers: Route.HeadersFunction = passHeaders;

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.title) },
  { name: 'description', content: texts.intro },
  ...publicHead(page),
];

export default function PuzzlesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Puzzles key={`${loaderData.game} ${loaderData.choosing}`} {...loaderData} refused={actionData?.error} />;
}

interface PuzzlesProps extends Omit<Route.ComponentProps['loaderData'], 'current'> {
  /** The puzzle that this person is at. */
  current: PuzzleView | undefined;
  refused: string | undefined;
}

/** One puzzle after the other. */
function Puzzles({ game, games, choosing, standing, current, refused }: PuzzlesProps) {
  const fetcher = useFetcher<AskedAnswer>();
  const [puzzle, setPuzzle] = useState(choosing ? undefined : current);
  const [answer, setAnswer] = useState(fetcher.data);
  if (answer !== fetcher.data) {
    setAnswer(fetcher.data);
    if (fetcher.data?.puzzle) setPuzzle(fetcher.data.puzzle);
  }
  const error = fetcher.data?.error ?? refused;
  // Without its script a page cannot play, so it asks nothing.
  const [canPlay, setCanPlay] = useState(false);
  useEffect(() => setCanPlay(true), []);
  const ask = (label: string) => (
    <fetcher.Form method="post" className="flex flex-col items-start gap-2">
      <input type="hidden" name="game" value={game ?? ''} />
      <Button type="submit" size="lg" disabled={!canPlay} pending={fetcher.state !== 'idle'} pendingText={texts.dealing}>
        {label}
      </Button>
      {error && <p role="alert">{error}</p>}
    </fetcher.Form>
  );
  const path = href('/word-games/puzzles');
  const others = {
    to: game ? `${path}?game=${game}&choose` : `${path}?choose`,
    // From any other address the new one leaves the puzzle.
    onPress: () => setPuzzle(choosing ? undefined : puzzle),
  };
  const back = { to: href('/word-games'), label: texts.back };
  const facts = puzzle && games.find(({ id }) => id === puzzle.game);
  const settings = standing && <PuzzleSettings games={games} game={game} step={standing.step} />;
  return (
    <GameFrame>
      {puzzle && facts ? (
        <PuzzleRoom
          key={puzzle.id}
          game={facts}
          puzzle={puzzle}
          heading={<GameHeading back={back} title={facts.title} />}
          others={others}
          next={ask(texts.next)}
          settings={settings}
        >
          {standing && <PuzzleRecord standing={standing} games={games} />}
        </PuzzleRoom>
      ) : (
        <>
          <header>
            <GameHeading back={back} title={texts.title} />
          </header>
          <PuzzleStart games={games} standing={standing} start={ask(current ? texts.goOn : texts.start)}>
            {settings}
          </PuzzleStart>
        </>
      )}
    </GameFrame>
  );
}
