import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { clockContext } from '~/platform/requests/request-context.server';
import { numberText } from '~/platform/text/format';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { knownGame } from '../hall/game-list.server';
import { GamePage } from '../play/game-page';
import { browserGuest, runOwner, startRun } from '../referee/run-owner.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/challenge.route';
import { ROUNDS } from './challenge';
import { ChallengePage } from './page/challenge-page';
import { ShutChallenge } from './page/shut-challenge';
import { challengeTexts as texts } from './texts';

const INTENTS = ['close', 'round', 'rematch'] as const;

/** A challenge: its start, and once one's own run is over, how all compare. @see docs/product/word-challenges.md */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { challenges, guests, siteUrl } = context.get(wordGamesContext);
  const owner = await runOwner(context, request);
  const guestId = await guests.read(request.headers);
  const player = knownPlayer(context);
  if (player) await challenges.claim(params.challengeId, player.id, guestId);
  const challenge = await challenges.look(params.challengeId, { owner, guestId });
  if (!challenge) throw data(null, { status: 404 });
  const run = owner && challenge.own === 'running' ? await challenges.runOf(challenge.id, owner) : undefined;
  return {
    ...{
      challenge,
      run,
      game: { ...knownGame(challenge.game), seconds: challenge.seconds },
      guest: !player,
      gameSpeed: context.get(clockContext).gameSpeed,
    },
    address: siteUrl.origin + href('/word-games/challenges/:challengeId', params),
  };
}

/** Starts the viewer's run; or closes the challenge, or deals another round: form field `intent`. */
export const action = acceptsForm({ intents: INTENTS }, async ({ request, params, context }: Route.ActionArgs) => {
  const { challenges } = context.get(wordGamesContext);
  const id = params.challengeId;
  const asked = (await request.formData()).get('intent');
  const headers = new Headers();
  try {
    const guest = await browserGuest(context, request);
    if (guest.cookie) headers.append('Set-Cookie', guest.cookie);
    if (asked === null) return await startRun(context, request, (owner) => challenges.start(id, owner, guest.guestId), guest);
    const owner = await runOwner(context, request);
    if (!owner) throw new Refusal(texts.playFirst, { status: 403 });
    if (asked === 'close') {
      await challenges.close(id, owner);
      return redirect(href('/word-games/challenges/:challengeId', params), { headers });
    }
    const challengeId = await challenges.goOn(id, owner, guest.guestId, asked === 'round' ? 'round' : 'rematch');
    return redirect(href('/word-games/challenges/:challengeId', { challengeId }), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const init = refusedInit(error);
    for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
    return data({ error: error.message, run: undefined }, { status: init.status, headers });
  }
});

export const headers: Route.HeadersFunction = passHeaders;

/** The page has the run it started and follows it move by move. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (formData === undefined || formData.has('intent'));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? texts.title(loaderData.game.title) : texts.unknown) },
  { name: 'robots', content: 'noindex' },
];

export default function Challenge({ loaderData, actionData, params }: Route.ComponentProps) {
  const { challenge, game, run, guest, gameSpeed, address } = loaderData;
  const path = href('/word-games/challenges/:challengeId', params);
  const back = { to: href('/word-games'), label: texts.back };
  if (challenge.own === 'played')
    return <ChallengePage challenge={challenge} game={game} guest={guest} address={address} back={back} error={actionData?.error} />;
  const { from, round, series } = challenge;
  const intro = from ? texts.intro(from.name ?? texts.guest, numberText(from.score)) : texts.introLater;
  const standing = round > 1 ? `${texts.stands(round, ROUNDS, series)} ` : '';
  const shut = challenge.closed ? texts.closed : challenge.full ? texts.full : challenge.outdated ? texts.outdated : undefined;
  if (shut && !run) return <ShutChallenge game={game} back={back} why={shut} />;
  return (
    <GamePage
      key={challenge.id}
      {...{ game, run, guest, gameSpeed, path, back }}
      best={undefined}
      note={`${standing}${intro} ${challenge.daily && !guest ? texts.onceDaily : texts.once}`}
      refused={actionData?.error}
      links={() => (
        <ButtonLink to={path} size="lg" reloadDocument>
          {texts.compare}
        </ButtonLink>
      )}
    />
  );
}
