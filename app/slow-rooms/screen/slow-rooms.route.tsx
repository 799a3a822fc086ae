import { href } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import type { GrowingStory, OwnSlowRoom } from '~/arenas/story-weave/server/slow/slow-view.server';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { pageTitle } from '~/site/page-title';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { FactLine } from '~/ui/text/fact-line';
import { texts as allTexts } from '../texts';
import type { Route } from './+types/slow-rooms.route';

const texts = allTexts.list;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'description', content: texts.intro }];

/** The slow rooms that a player writes, and stories that they may follow. @see docs/product/slow-rooms.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { slow } = context.get(storyWeaveContext);
  const [own, growing] = await Promise.all([slow.own(player.id), slow.growing(player.id)]);
  return { own, growing };
}

export default function SlowRooms({ loaderData: { own, growing } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <section aria-labelledby="own">
        <h2 id="own" className="display text-2xl">
          {texts.yours}
        </h2>
        {own.length === 0 ? <EmptyNote missing="story">{texts.none}</EmptyNote> : <OwnRooms rooms={own} />}
        <p className="mt-5">
          <ButtonLink to={href('/storyweave/new')} variant={own.some(({ state }) => state === 'yours') ? 'outline' : undefined}>
            {texts.open}
          </ButtonLink>
        </p>
      </section>
      <section aria-labelledby="growing" className="mt-12">
        <h2 id="growing" className="display text-2xl">
          {texts.growing}
        </h2>
        {growing.length === 0 ? <p className="mt-3 text-muted">{texts.nothingGrows}</p> : <Growing stories={growing} />}
      </section>
    </Page>
  );
}

function OwnRooms({ rooms }: { rooms: readonly OwnSlowRoom[] }) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {rooms.map((room) => (
        <li key={room.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-60">
            <TextLink to={href('/storyweave/slow/:roomId', { roomId: room.id })} className="line-clamp-2 font-prose text-lg wrap-anywhere">
              {room.prompt}
            </TextLink>
            <FactLine className="mt-1 text-sm text-muted">
              {room.state === 'waiting' ? texts.state.waiting(room.with) : texts.state[room.state]}
              {texts.part(room.turns, room.of)}
            </FactLine>
          </div>
          {room.state === 'yours' && (
            <ButtonLink to={href('/storyweave/slow/:roomId/write', { roomId: room.id })} size="sm">
              {allTexts.room.write}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Growing({ stories }: { stories: readonly GrowingStory[] }) {
  return (
    <ul className="mt-3 divide-y divide-line">
      {stories.map(({ id, prompt, writers, turns, of }) => (
        <li key={id} className="py-4">
          <TextLink to={href('/storyweave/slow/:roomId', { roomId: id })} className="line-clamp-2 font-prose text-lg wrap-anywhere">
            {prompt}
          </TextLink>
          <FactLine className="mt-1 text-sm text-muted">
            {texts.by(writers)}
            {texts.part(turns, of)}
          </FactLine>
        </li>
      ))}
    </ul>
  );
}
