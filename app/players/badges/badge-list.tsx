import { CalendarCheck, Feather, Heart, LayoutGrid, type LucideIcon, Mountain, Swords } from 'lucide-react';
import { cx } from '~/ui/cx';
import { Card } from '~/ui/layout/card';
import { EmptyNote } from '~/ui/states/empty-note';
import { playerTexts } from '../texts';
import type { PlayerBadge, Tier } from './badges';
import { badgesTexts } from './texts';

const icons: Record<string, LucideIcon> = {
  risen: Mountain,
  storyteller: Feather,
  'crowd-pleaser': Heart,
  veteran: Swords,
  'all-rounder': LayoutGrid,
  regular: CalendarCheck,
};

const metals: Record<Tier, string> = {
  gold: 'from-[#f6d78b] to-[#c48a2c]',
  silver: 'from-[#f1f1f1] to-[#9d9d9d]',
  bronze: 'from-[#e8ab78] to-[#b0713a]',
};

/** A player's badges; players also see their missing ones. */
export function BadgeList({ badges }: { badges: readonly PlayerBadge[] }) {
  return (
    <Card as="section" aria-labelledby="badges">
      <h2 id="badges" className="display text-2xl">
        {badgesTexts.badges}
      </h2>
      {badges.length === 0 ? (
        <div className="mt-4">
          <EmptyNote missing="stone">{playerTexts.noBadges}</EmptyNote>
        </div>
      ) : (
        <ul className="mt-4 grid gap-4">
          {badges.map((badge) => (
            <li key={badge.id} className="flex items-center gap-4">
              <BadgeArch badge={badge} />
              <div className="min-w-0">
                <p className={cx('font-semibold', !badge.tier && 'text-muted')}>
                  {badge.name}
                  {badge.tier && <span className="text-sm font-normal text-muted"> · {badge.tier}</span>}
                </p>
                <p className="text-sm text-muted">{badge.tier ? badge.text : badgesTexts.notYet(lowerFirst(badge.text))}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** An arch in the metal of the badge; empty if it is not earned yet. */
function BadgeArch({ badge: { id, tier } }: { badge: PlayerBadge }) {
  const Icon = icons[id] ?? Feather;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid h-13 w-11 shrink-0 place-items-center rounded-t-full rounded-b-xs pt-1.5',
        tier ? `bg-linear-145 text-[#14110d] ${metals[tier]}` : 'border border-dashed border-edge text-muted',
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
