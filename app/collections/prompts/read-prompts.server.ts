import { sql } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { isListedFor } from '~/stories/content-rating/listed-for.server';
import { isFree, isOver, type PromptState } from './prompt';
import { heldClaims, isFulfilled, isHeld, isPromptShownTo } from './prompt-facts.server';

/** Prompts to a page. */
const PAGE_SIZE = 30;

/** A person, as pages name them. */
interface NamedPerson {
  id: string;
  name: string;
}

/** A prompt as one person sees it. */
export interface ShownPrompt {
  id: string;
  body: string;
  fandoms: string;
  mature: boolean;
  several: boolean;
  state: PromptState;
  dueAt: Date | null;
  /** Who wrote it; null for people who have left. */
  by: NamedPerson | null;
  /** Whether the viewer wrote it. */
  own: boolean;
  /** Whether a moderator has hidden it; known to its writer alone. */
  hidden: boolean;
  isOver: boolean;
  /** Whether the viewer, signed in or not, could claim it. */
  isFree: boolean;
  /** How many claim it, and who, as far as this person is told. */
  claims: number;
  claimedBy: NamedPerson[];
  /** Whether the viewer claims it, under which pen name if under one, and whether there is a story of theirs for it. */
  claimed: boolean;
  claimedAs: string | null;
  fulfilled: boolean;
  /** The stories for it that this person is shown. */
  stories: { id: string; arena: StoryArena; title: string }[];
}

export interface PromptsAsked {
  collectionId: string;
  viewerId: string | undefined;
  /** Whether the viewer maintains the collection: they are shown proposed prompts, and all names. */
  maintains: boolean;
  /** Whether the names of the collection's authors are hidden from readers now. */
  unnamed: boolean;
  cursor: string | null;
  now: Date;
}

/** A page of the prompts of a collection, the newest first; those that wait to be let in before all others. */
export async function listPrompts(executor: Executor, asked: PromptsAsked): Promise<{ prompts: ShownPrompt[]; next: string | undefined }> {
  const { collectionId, viewerId, maintains, now } = asked;
  const after = positionIn(asked.cursor);
  const isProposed = sql<boolean>`(prompt.state = 'proposed')`;
  const rows = await executor
    .selectFrom('collection_prompt as prompt')
    .leftJoin('player as writer', 'writer.id', 'prompt.player_id')
    .select(['prompt.id', 'prompt.body', 'prompt.fandoms', 'prompt.mature', 'prompt.several', 'prompt.state', 'prompt.due_at'])
    .select(['prompt.made_at', 'prompt.hidden_at', 'prompt.player_id', 'writer.name', heldClaims(now).as('claims')])
    .where('prompt.collection_id', '=', collectionId)
    .where(isPromptShownTo(viewerId, maintains))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${isProposed}, prompt.made_at, prompt.id) < (${after?.proposed}, ${after?.madeAt}, ${after?.id})`),
    )
    .orderBy(isProposed, 'desc')
    .orderBy('prompt.made_at', 'desc')
    .orderBy('prompt.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const ids = shown.map(({ id }) => id);
  const [claims, stories] = await Promise.all([claimsOn(executor, ids, asked), storiesFor(executor, ids, viewerId)]);
  const prompts = shown.map((row): ShownPrompt => {
    const own = viewerId !== undefined && row.player_id === viewerId;
    const facts = { state: row.state, several: row.several, dueAt: row.due_at, claims: row.claims };
    const mine = claims.find((claim) => claim.promptId === row.id && claim.isMine);
    return {
      ...{ id: row.id, body: row.body, fandoms: row.fandoms, mature: row.mature, ...facts, own },
      by: row.player_id !== null && row.name !== null ? { id: row.player_id, name: row.name } : null,
      ...{ hidden: own && row.hidden_at !== null, isOver: isOver(facts, now), isFree: isFree(facts, now) },
      claimedBy: claims.filter((claim) => claim.promptId === row.id && claim.isNamed).map(({ playerId: id, name }) => ({ id, name })),
      ...{
        claimed: mine !== undefined,
        claimedAs: mine && mine.playerId !== viewerId ? mine.name : null,
        fulfilled: mine?.fulfilled ?? false,
      },
      stories: stories.filter((story) => story.promptId === row.id).map(({ id, arena, title }) => ({ id, arena, title })),
    };
  });
  const last = shown.at(-1);
  return { prompts, next: last && rows.length > PAGE_SIZE ? cursorOf(last) : undefined };
}

/** A prompt that an author claims. */
export interface ClaimedPrompt {
  id: string;
  body: string;
  /** The id of their name under which they do. */
  nameId: string;
}

/** The prompt that an author claims, and adds a story for; undefined where they do not. */
export async function claimedPrompt(
  executor: Executor,
  { promptId, collectionId, playerId, now }: { promptId: string; collectionId: string; playerId: string; now: Date },
): Promise<ClaimedPrompt | undefined> {
  if (!isUuid(promptId)) return undefined;
  return executor
    .selectFrom('prompt_claim as claim')
    .innerJoin('collection_prompt as prompt', 'prompt.id', 'claim.prompt_id')
    .select(['prompt.id', 'prompt.body', 'claim.player_id as nameId'])
    .where('prompt.id', '=', promptId)
    .where('prompt.collection_id', '=', collectionId)
    .where(sql<boolean>`claim.player_id = any(${namesOf(playerId)})`)
    .where(isHeld(now))
    .executeTakeFirst();
}

/** How many prompts a viewer finds in a collection. */
export async function countPrompts(
  executor: Executor,
  { collectionId, viewerId, maintains }: Pick<PromptsAsked, 'collectionId' | 'viewerId' | 'maintains'>,
): Promise<number> {
  const row = await executor
    .selectFrom('collection_prompt as prompt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('prompt.collection_id', '=', collectionId)
    .where(isPromptShownTo(viewerId, maintains))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The claims on some prompts that a viewer is told of: their own, and those of others while authors are named, or to those who maintain it. */
async function claimsOn(executor: Executor, promptIds: readonly string[], { viewerId, maintains, unnamed, now }: PromptsAsked) {
  const isMine = viewerId === undefined ? sql<boolean>`false` : sql<boolean>`(claim.player_id = any(${namesOf(viewerId)}))`;
  const seesAll = maintains || !unnamed;
  const isNamed = sql<boolean>`(${seesAll}::boolean and player.hidden_at is null and ${isSeenBy(viewerId, 'claim.player_id')})`;
  const rows = executor
    .selectFrom('prompt_claim as claim')
    .innerJoin('collection_prompt as prompt', 'prompt.id', 'claim.prompt_id')
    .innerJoin('player', 'player.id', 'claim.player_id')
    .select(['claim.prompt_id as promptId', 'claim.player_id as playerId', 'player.name'])
    .select([isFulfilled().as('fulfilled'), isNamed.as('isNamed'), isMine.as('isMine')])
    .where(sql<boolean>`claim.prompt_id = any(${promptIds}::uuid[])`)
    .where(isHeld(now))
    .where(sql<boolean>`(${isMine} or ${isNamed})`)
    .orderBy('claim.claimed_at')
    .orderBy('claim.player_id');
  return rows.execute();
}

/** The stories for some prompts that a viewer is shown, as any list shows them. */
async function storiesFor(executor: Executor, promptIds: readonly string[], viewerId: string | undefined) {
  return executor
    .selectFrom('shared_work as work')
    .innerJoin('story', 'story.id', 'work.story_id')
    .innerJoin('collection_story as item', (join) =>
      join.onRef('item.collection_id', '=', 'work.collection_id').onRef('item.story_id', '=', 'work.story_id'),
    )
    .select(['work.prompt_id as promptId', 'story.id', 'story.arena', 'story.title'])
    .where(sql<boolean>`work.prompt_id = any(${promptIds}::uuid[])`)
    .where('work.state', '=', 'in')
    .where('story.status', '=', 'published')
    .where(isListedFor(viewerId))
    .orderBy('item.place')
    .orderBy('item.story_id')
    .execute();
}

interface Position {
  proposed: boolean;
  madeAt: Date;
  id: string;
}

function cursorOf({ state, made_at: madeAt, id }: { state: PromptState; made_at: Date; id: string }): string {
  return `${state === 'proposed' ? 'p' : 'o'}_${madeAt.getTime()}_${id}`;
}

function positionIn(cursor: string | null): Position | undefined {
  const [, state, at, id] = /^([po])_(\d{1,15})_(.+)$/.exec(cursor ?? '') ?? [];
  if (id === undefined || !isUuid(id)) return undefined;
  return { proposed: state === 'p', madeAt: new Date(Number(at)), id };
}
