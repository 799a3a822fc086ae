import { href } from 'react-router';
import type { Executor } from '~/platform/database/database.server';
import type { MentionKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { separatorBefore, acknowledgementTexts as texts } from '~/stories/acknowledgements/texts';
import type { AcknowledgedLine, LinePiece } from './acknowledgements';
import { shownTexts } from './texts';

/** What a story's page says of others, with the people whose names it shows. */
export interface Acknowledged {
  lines: AcknowledgedLine[];
  playerIds: string[];
}

/** Whom a story is for and whom it thanks, as everybody may read it. */
export async function acknowledged(db: Executor, storyId: string): Promise<Acknowledged> {
  const rows = await db
    .selectFrom('story_mention as mention')
    .innerJoin('player', 'player.id', 'mention.player_id')
    .select(['player.id', 'player.name', 'mention.kind'])
    .where('mention.story_id', '=', storyId)
    .where('mention.state', '=', 'agreed')
    .where('player.hidden_at', 'is', null)
    .orderBy('mention.named_at')
    .orderBy('player.name_key')
    .execute();
  const peopleOf = (kind: MentionKind) =>
    rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ text: name, to: href('/players/:playerId', { playerId: id }) }));
  const lines = [lineOf(texts.gift, peopleOf('gift')), lineOf(shownTexts.thanks, peopleOf('thanks'))];
  return { lines: lines.filter((line) => line.length > 0), playerIds: rows.map(({ id }) => id) };
}

/** A sentence with links in the place of `<people/>`; empty where there are none. */
function lineOf(sentence: string, links: readonly LinePiece[]): AcknowledgedLine {
  if (links.length === 0) return [];
  const [before = '', after = ''] = sentence.split('<people/>');
  const listed = links.flatMap((link, at) => [separatorBefore(at, links.length), link]);
  return [before, ...listed, after].filter((piece) => piece !== '');
}
