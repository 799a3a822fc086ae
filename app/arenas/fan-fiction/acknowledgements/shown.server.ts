import { href } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Executor } from '~/platform/database/database.server';
import type { CacheTag } from '~/platform/page-cache/tagged-cache';
import type { MentionKind, SourceKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { separatorBefore, acknowledgementTexts as texts } from '~/stories/acknowledgements/texts';
import { areLinksTrusted } from '~/stories/reading/text/trusted-links';
import type { AcknowledgedLine, LinePiece } from './acknowledgements';
import { derivedFrom, type SourceRow, sourcesOf } from './source-rows.server';
import { shownTexts } from './texts';

/** What a story's page says of others. */
export interface Acknowledged {
  lines: AcknowledgedLine[];
  /** The people and stories that it names or would name, for caches. */
  tags: CacheTag[];
}

/** Whom a story is for, whom it thanks, what it comes from and what comes from it, as far as a viewer may read of it. */
export async function acknowledged(
  db: Executor,
  clock: Pick<Clock, 'now'>,
  { storyId, viewerId }: { storyId: string; viewerId: string | undefined },
): Promise<Acknowledged> {
  const [people, sources, derived, joinedAt] = await Promise.all([
    peopleNamed(db, storyId),
    sourcesOf(db, storyId, viewerId),
    derivedFrom(db, storyId, viewerId),
    authorJoined(db, storyId),
  ]);
  const trusted = areLinksTrusted(joinedAt, clock.now());
  const agreed = sources.filter(({ state }) => state === 'agreed');
  const lines = [
    lineOf(texts.gift, { people: listedPeople(people, 'gift') }),
    ...agreed.map((source) => workLine(source, shownTexts.from) ?? pageLine(source, trusted)),
    ...derived.map((source) => workLine(source, shownTexts.to)),
    lineOf(shownTexts.thanks, { people: listedPeople(people, 'thanks') }),
  ];
  const others = [...agreed, ...derived].flatMap(({ otherId }) => otherId ?? []);
  return {
    lines: lines.flatMap((line) => (line && line.length > 0 ? [line] : [])),
    tags: [...people.map(({ id }) => `player:${id}` as const), ...others.map((id) => `story:${id}` as const)],
  };
}

interface NamedPerson {
  id: string;
  name: string;
  kind: MentionKind;
}

function peopleNamed(db: Executor, storyId: string): Promise<NamedPerson[]> {
  return db
    .selectFrom('story_mention as mention')
    .innerJoin('player', 'player.id', 'mention.player_id')
    .select(['player.id', 'player.name', 'mention.kind'])
    .where('mention.story_id', '=', storyId)
    .where('mention.state', '=', 'agreed')
    .where('player.hidden_at', 'is', null)
    .orderBy('mention.named_at')
    .orderBy('player.name_key')
    .execute();
}

async function authorJoined(db: Executor, storyId: string): Promise<Date | null> {
  const author = db.selectFrom('story').innerJoin('player', 'player.id', 'story.author_id').select('player.created_at');
  return (await author.where('story.id', '=', storyId).executeTakeFirst())?.created_at ?? null;
}

function listedPeople(people: readonly NamedPerson[], kind: MentionKind): LinePiece[] {
  const links = people
    .filter((person) => person.kind === kind)
    .map(({ id, name }) => ({ text: name, to: href('/players/:playerId', { playerId: id }) }));
  return links.flatMap((link, at) => [separatorBefore(at, links.length), link]);
}

function workLine({ kind, work }: SourceRow, sentences: Readonly<Record<SourceKind, string>>): AcknowledgedLine | undefined {
  return work && lineOf(sentences[kind], { work: [{ text: work.title, to: work.address }], author: [work.author] });
}

/** A page elsewhere; while its author is new here, its address stands beside it instead of a link. */
function pageLine({ kind, page }: SourceRow, trusted: boolean): AcknowledgedLine | undefined {
  if (!page) return undefined;
  const link: LinePiece = trusted ? { text: page.title, to: page.address, elsewhere: true } : `${page.title} (${page.address})`;
  return lineOf(shownTexts.fromPage[kind], { work: [link] });
}

const PART = /<(\w+)\/>/;

/** A sentence with pieces in the place of its parts, such as `<people/>`; empty where the first of them is. */
function lineOf(sentence: string, parts: Readonly<Record<string, readonly LinePiece[]>>): AcknowledgedLine {
  if (Object.values(parts)[0]?.length === 0) return [];
  // The names of the parts stand at the odd places.
  const pieces = sentence.split(PART).flatMap((piece, at): readonly LinePiece[] => (at % 2 === 1 ? (parts[piece] ?? []) : [piece]));
  return pieces.filter((piece) => piece !== '');
}
