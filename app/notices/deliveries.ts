import type { Delivery, NoticeKind } from '~/platform/feature/notice-kind';

/** What a player has chosen, by kind; kinds they never chose for are missing. */
export type ChosenDeliveries = Readonly<Record<string, Delivery>>;

/** How a kind reaches a player who has chosen so. */
export function deliveryOf({ id, delivery }: Pick<NoticeKind, 'id' | 'delivery'>, chosen: ChosenDeliveries): Delivery | 'at-once' {
  return delivery === 'at-once' ? delivery : (chosen[id] ?? delivery);
}

/** The kinds that people choose a delivery for. */
export function chosenKinds<Kind extends Pick<NoticeKind, 'delivery'>>(kinds: readonly Kind[]): Kind[] {
  return kinds.filter(({ delivery }) => delivery !== 'at-once');
}
