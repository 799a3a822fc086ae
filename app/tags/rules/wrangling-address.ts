/** What wranglers see of tags. */
export const wranglingViews = ['queue', 'log', 'handbook'] as const;
export type WranglingView = (typeof wranglingViews)[number];

/** A page of wranglers. */
export function wranglingAddress(view: WranglingView, query: Readonly<Record<string, string | undefined>> = {}): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/tags?${new URLSearchParams([['view', view], ...said])}`;
}
