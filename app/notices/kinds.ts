/** What people are notified of, in the order of the settings. */
export const noticeKinds = [
  { id: 'rating', label: 'Ratings of my stories', delivery: 'mail' },
  { id: 'comment', label: 'Comments on my stories', delivery: 'mail' },
  { id: 'waiting', label: 'Comments waiting for my approval', delivery: 'mail' },
  { id: 'approved', label: 'My comments that were approved', delivery: 'here' },
  { id: 'answer', label: 'Answers to my comments', delivery: 'mail' },
  { id: 'appendage', label: 'Stories that continue mine, or one I follow', delivery: 'mail' },
  { id: 'follower', label: 'New followers', delivery: 'mail' },
  { id: 'story', label: 'New stories by writers I follow', delivery: 'mail' },
  { id: 'chapter', label: 'New chapters of writers and stories I follow', delivery: 'mail' },
  { id: 'fandom', label: 'News in fandoms I follow', delivery: 'here' },
  { id: 'invitation', label: 'Invitations to rooms of Story Weave', delivery: 'here' },
  { id: 'word', label: 'Words the lexicon took up', delivery: 'here' },
  { id: 'decision', label: 'Decisions of moderators', delivery: 'at-once' },
] as const satisfies readonly NoticeRule[];

interface NoticeRule {
  id: string;
  label: string;
  /** What holds until somebody chooses; 'at-once' is mailed within a minute and cannot be chosen. */
  delivery: Delivery | 'at-once';
}

export type NoticeKind = (typeof noticeKinds)[number]['id'];

/** How a kind of notice reaches somebody: 'mail' is shown on the site and told of in the weekly mail. */
export const deliveries = ['mail', 'here', 'off'] as const;
export type Delivery = (typeof deliveries)[number];

export type ChosenKind = Exclude<NoticeKind, UrgentKind>;
type UrgentKind = Extract<(typeof noticeKinds)[number], { delivery: 'at-once' }>['id'];
type ChosenRule = Exclude<(typeof noticeKinds)[number], { delivery: 'at-once' }>;

/** The kinds that people choose a delivery for. */
export const chosenKinds: readonly (ChosenRule & NoticeRule)[] = noticeKinds.filter((rule) => rule.delivery !== 'at-once');

/** The kinds that are mailed at once. */
export const urgentKinds: readonly NoticeKind[] = noticeKinds.flatMap(({ id, delivery }) => (delivery === 'at-once' ? [id] : []));

/** What somebody has chosen, by kind; kinds they never chose for are missing. */
export type ChosenDeliveries = Partial<Record<ChosenKind, Delivery>>;

/** How a kind reaches somebody who has chosen so. */
export function deliveryOf(kind: NoticeKind, chosen: ChosenDeliveries): Delivery | 'at-once' {
  const rule = noticeKinds.find(({ id }) => id === kind);
  const delivery = rule?.delivery ?? 'here';
  return delivery === 'at-once' ? delivery : (chosen[kind as ChosenKind] ?? delivery);
}
