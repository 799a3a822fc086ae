/** A person who takes part: a player, or the guest of a browser. */
export type LinePerson = { kind: 'player'; id: string } | { kind: 'guest'; id: string };

/** The column of sentences and pairs that names them. */
export function ownerColumn({ kind }: LinePerson): 'player_id' | 'guest_id' {
  return kind === 'player' ? 'player_id' : 'guest_id';
}
