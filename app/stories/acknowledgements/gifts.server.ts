import { type RawBuilder, sql } from 'kysely';
import { acknowledgementTexts, listed } from './texts';

/** The names of those whom the story of a query's row is for, in the order in which they were named; null where it is for nobody. */
export function giftNames(): RawBuilder<string[] | null> {
  return sql<string[] | null>`(
    select array_agg(player.name order by mention.named_at, player.name_key)
    from story_mention as mention join player on player.id = mention.player_id
    where mention.story_id = story.id and mention.kind = 'gift' and mention.state = 'agreed' and player.hidden_at is null)`;
}

/** What a card says of whom a story is for, such as 'For Ada and Ben'. @see docs/product/acknowledgements.md */
export function giftLine(names: readonly string[]): string {
  return acknowledgementTexts.gift.replace('<people/>', () => listed(names));
}
