import { href } from 'react-router';
import { withCoversApart } from '~/covers/story/covers-apart';
import { StoryRow } from '~/stories/listing/cards/story-row';
import { addressAsShown } from '~/stories/listing/filters/list-query';
import type { Narrowing } from '~/stories/listing/filters/narrowing.server';
import { lacksSome } from '~/stories/listing/filters/not-shown/not-shown';
import { NarrowingForm } from '~/stories/listing/filters/screen/narrowing-form';
import { isFiltered, type StoryFilters } from '~/stories/listing/filters/story-filters';
import type { StorySort } from '~/stories/listing/story-orders';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { EmptyNote } from '~/ui/states/empty-note';
import type { PlayerData } from './player-data.server';
import { playerTexts } from './texts';

export interface PlayerStoriesProps {
  player: PlayerData;
  /** Not the first page. */
  paged: boolean;
  sort: StorySort;
  filters: StoryFilters;
  narrowing: Narrowing;
}

/** A player's published stories, newest first by default. */
export function PlayerStories({ player, paged, sort, filters, narrowing }: PlayerStoriesProps) {
  const path = href('/players/:playerId', { playerId: player.id });
  const address = (after?: string) => addressAsShown(path, { sort, filters, isWhole: narrowing.notShown?.areShown, after }, narrowing.kept);
  const lacks = lacksSome(narrowing.notShown);
  const hasStories = player.stories.length > 0 || isFiltered(filters) || lacks;
  const author = player.blocked && { name: player.name, kind: player.blocked };
  return (
    <section aria-labelledby="stories" className="min-w-0">
      <h2 id="stories" className="display mb-4 text-2xl">
        {playerTexts.stories}
      </h2>
      {hasStories && <NarrowingForm {...{ path, sort, filters, narrowing, author }} />}
      {player.stories.length === 0 && !lacks && (
        <Card>
          <EmptyNote missing="story">{isFiltered(filters) ? playerTexts.narrowedStories : playerTexts.noStories}</EmptyNote>
        </Card>
      )}
      {player.stories.length > 0 && (
        <ul className="grid gap-4">
          {withCoversApart(player.stories).map((story) => (
            <li key={story.id} className="min-w-0">
              <Card>
                <StoryRow story={story} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {(paged || player.next) && (
        <nav aria-label={playerTexts.pages} className="mt-6 flex flex-wrap gap-3">
          {paged && (
            <ButtonLink to={address()} variant="quiet">
              {playerTexts.newestStories}
            </ButtonLink>
          )}
          {player.next && (
            <ButtonLink to={address(player.next)} variant="outline">
              {playerTexts.olderStories}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
