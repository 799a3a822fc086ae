/** What was laid or said behind a part and before the next, by the number of the part; behind the opening: 0. */
export function cardsByPart<Laid extends { after: number }>(
  parts: readonly { number: number }[],
  cards: readonly Laid[],
): ReadonlyMap<number, readonly Laid[]> {
  const byPart = new Map<number, Laid[]>();
  for (const card of cards) {
    const part = parts.findLast(({ number }) => number <= card.after)?.number ?? 0;
    byPart.set(part, [...(byPart.get(part) ?? []), card]);
  }
  return byPart;
}
