import type { ComponentType } from 'react';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { CreativeWritingArch } from '~/ui/art/creative-writing-arch';
import { FanFicArch } from '~/ui/art/fan-fic-arch';
import { StoryWeaveArch } from '~/ui/art/story-weave-arch';
import { WordGamesArch } from '~/ui/art/word-games-arch';
import type { Arena, ArenaId } from './arenas';

const scenes: Record<ArenaId, ComponentType<{ className?: string }>> = {
  'fan-fic': FanFicArch,
  'story-weave': StoryWeaveArch,
  'creative-writing': CreativeWritingArch,
  'word-games': WordGamesArch,
};

/** One arena: its scene, description and links; on a phone the scene is beside the text. */
export function ArenaCard({ arena }: { arena: Arena }) {
  const Scene = scenes[arena.id];
  return (
    <li className="grid grid-cols-[minmax(6.5rem,28%)_1fr] overflow-hidden rounded-lg border border-line bg-surface sm:flex sm:flex-col">
      {/* The arch hangs from the top, so that it stays where it is while the text beside it arrives. */}
      <div className="bg-linear-to-b from-raised to-stone">
        <Scene className="border-b-[3px] border-bronze" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col border-l-[3px] border-bronze p-4 sm:border-l-0 sm:p-[1.125rem]">
        <h3 className="display text-[1.1875rem] leading-snug">{arena.name}</h3>
        <p className="mt-1.5 mb-4 flex-1 text-muted">
          {arena.text}
          {arena.more && (
            <TextLink to={arena.more.to} className="block">
              {arena.more.label}
            </TextLink>
          )}
        </p>
        {arena.play ? (
          <div className="flex flex-wrap gap-2 sm:gap-2.5">
            <ButtonLink to={arena.play} size="sm" className="flex-1" aria-label={`Play ${arena.name}`}>
              Play
            </ButtonLink>
            {arena.stories && (
              <ButtonLink
                to={arena.stories.to}
                size="sm"
                variant="outline"
                className="flex-1"
                aria-label={`${arena.stories.label}: ${arena.name}`}
              >
                {arena.stories.label}
              </ButtonLink>
            )}
          </div>
        ) : (
          <p className="flex min-h-9 items-center text-sm text-muted">Opening soon</p>
        )}
      </div>
    </li>
  );
}
