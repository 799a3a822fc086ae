import { aiPartWriter, type PartWriter, personWriter } from '../rules/reveal/part-writers';

/** Who wrote a row of a room. */
interface WriterRow {
  player_id: string | null;
  ai_writer_id: string | null;
  name: string | null;
  hidden_at: Date | null;
  /** Whether the published story leaves the name out. */
  nameless: boolean;
}

/**
 * The writer of a stored row as a viewer sees them. A name that the published story leaves out is shown to nobody; its owner alone is
 * told that the words are theirs.
 */
export function storedWriter({ ai_writer_id, player_id, name, hidden_at, nameless }: WriterRow, viewerId: string | undefined): PartWriter {
  if (ai_writer_id) return aiPartWriter(ai_writer_id);
  if (nameless) return personWriter(player_id === viewerId ? player_id : null, null);
  return personWriter(player_id, hidden_at ? null : name);
}
