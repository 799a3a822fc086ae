import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import type { ArenaOnCard } from './arenas.server';

/** One arena: its scene, description and links; on a phone the scene is beside the text. */
export function ArenaCard({ arena }: { arena: ArenaOnCard }) {
  return (
    <li className="grid grid-cols-[minmax(6.5rem,28%)_1fr] overflow-hidden rounded-lg border border-line bg-surface sm:flex sm:flex-col">
      {/* The arch hangs from the top, so that it stays where it is while the text beside it arrives. */}
      <div
        className="bg-linear-to-b from-raised to-stone *:border-b-[3px] *:border-bronze"
        dangerouslySetInnerHTML={{ __html: arena.scene }}
      />
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
        <div className="flex flex-wrap gap-2 sm:gap-2.5">
          <ButtonLink to={arena.play} size="sm" className="flex-1" aria-label={`Play ${arena.name}`}>
            Play
          </ButtonLink>
          <ButtonLink
            to={arena.results.to}
            size="sm"
            variant="outline"
            className="flex-1"
            aria-label={`${arena.results.label}: ${arena.name}`}
          >
            {arena.results.label}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
