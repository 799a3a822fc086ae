import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import type { ArenaOnCard } from './arenas.server';
import { homeTexts } from './texts';

/** One arena: its scene, description and links; on a phone the scene is beside the text. */
export function ArenaCard({ arena }: { arena: ArenaOnCard }) {
  return (
    <li className="arena-card">
      {/* The arch hangs from the top, so that it stays where it is while the text beside it arrives. */}
      <div dangerouslySetInnerHTML={{ __html: arena.scene }} />
      <div>
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
          <ButtonLink to={arena.play} size="sm" className="flex-1" aria-label={homeTexts.playArena(arena.name)}>
            {homeTexts.play}
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
