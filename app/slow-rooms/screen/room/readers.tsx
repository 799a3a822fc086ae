import type { SlowRoomView } from '~/arenas/story-weave/server/slow/slow-view.server';
import { Press } from '~/ui/actions/press';
import { texts as allTexts } from '../../texts';

const texts = allTexts.room;

/** Whether readers follow the story as it grows: for its writers to say, for readers to do. */
export function Readers({ room }: { room: SlowRoomView }) {
  const { readers, isWriter, viewerId, writers, follows } = room;
  if (room.folds) return null;
  if (!isWriter && (!readers.open || viewerId === undefined)) return null;
  return (
    <section aria-labelledby="readers">
      <h2 id="readers" className="font-semibold">
        {texts.readers}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        {isWriter ? (readers.open ? texts.readersOpen : texts.readersClosed) : texts.followHint}
        {isWriter && !readers.open && readers.yes > 0 && ` ${texts.readersYes(readers.yes, writers.length)}`}
      </p>
      {isWriter ? (
        <Press
          intent={readers.own ? 'let-read-no-more' : 'let-read'}
          label={readers.own ? texts.letReadNoMore : texts.letRead}
          variant="outline"
          size="sm"
        />
      ) : (
        <Press intent={follows ? 'unfollow' : 'follow'} label={follows ? texts.unfollow : texts.follow} variant="outline" />
      )}
    </section>
  );
}
