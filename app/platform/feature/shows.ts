/**
 * What features show outside of their own pages, by kind, such as boards. The feature where a kind is shown adds it to this
 * interface, as tables are added to `Tables`; everyone else declares theirs under `shows` in their feature.server.ts.
 * @see docs/decisions/0080-features-declare-themselves.md
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface Shows {}

/** What one feature shows. */
export type FeatureShows = { readonly [Kind in keyof Shows]?: readonly Shows[Kind][] };

/** Everything of a kind that features show: by its `order`, where it has one, then in the order in which features are listed. */
export type Shown = <Kind extends keyof Shows>(kind: Kind) => readonly Shows[Kind][];

/** Gathers what features show. */
export function gatherShown(features: readonly { readonly shows?: FeatureShows | undefined }[]): Shown {
  return (kind) => features.flatMap(({ shows }) => shows?.[kind] ?? []).toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf(item: unknown): number {
  return typeof item === 'object' && item !== null && 'order' in item ? Number(item.order) : 0;
}
