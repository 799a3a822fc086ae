import { numberText } from '~/platform/text/format';
import type { BadgeDeclaration } from '~/progress/badges';

export const TIERS = ['bronze', 'silver', 'gold'] as const;

export type Tier = (typeof TIERS)[number];

/** A badge with the best tier earned, or with the requirement of the first one. */
export interface PlayerBadge {
  id: string;
  name: string;
  /** Undefined until it is earned. */
  tier: Tier | undefined;
  /** Requirement of the tier, or of the first one. */
  text: string;
  /** Requirement of the next tier; undefined for gold. */
  next: string | undefined;
}

/** A badge of a player who has so much of what it is for. @see docs/product/players.md */
export function badgeOf({ id, name, steps, requirement }: Omit<BadgeDeclaration, 'count' | 'order'>, count: number): PlayerBadge {
  const reached = steps.filter((step) => count >= step).length;
  const requirementAt = (index: number) => {
    const step = steps[index];
    return step === undefined ? undefined : requirement(numberText(step));
  };
  return { id, name, tier: TIERS[reached - 1], text: requirementAt(Math.max(0, reached - 1)) ?? '', next: requirementAt(reached) };
}
