import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { kudosAnswerTexts } from './answer-texts';
import type { ShownOutcome, StoryKudos } from './kudos';
import { kudosContext } from './kudos.server';

/** What became of kudos that were sent without script, as the address of the story's page says it. */
const outcomes = ['given', 'taken', 'refused', 'too-many'] as const;
export type KudosOutcome = (typeof outcomes)[number];

interface SaidOutcome {
  request: Request;
  storyId: string;
  /** The query parameter `kudos`. */
  said: string | null;
  kudos: Pick<StoryKudos, 'own'>;
}

/** What became of this person's kudos; undefined where the address says otherwise than it is, as for others to whom it was passed on. */
export async function kudosOutcome(
  context: Readonly<RouterContextProvider>,
  { request, storyId, said, kudos }: SaidOutcome,
): Promise<ShownOutcome | undefined> {
  const outcome = outcomes.find((one) => one === said);
  if (!outcome) return undefined;
  const given = optionalPlayer(context) ? kudos.own : await isLeftByGuest(context, request, storyId);
  return given === (outcome === 'given') ? { given, text: kudosAnswerTexts[outcome] } : undefined;
}

async function isLeftByGuest(context: Readonly<RouterContextProvider>, request: Request, storyId: string): Promise<boolean> {
  const guestId = await context.get(accountsContext).guests.read(request.headers);
  return guestId !== undefined && context.get(kudosContext).isLeftBy(guestId, storyId);
}
