import { ANONYMOUS } from '~/accounts/anonymous';

interface WriterRow {
  ai_writer_id: string | null;
  /** Null for somebody who has left. */
  name: string | null;
  hidden_at: Date | null;
  /** Whether the published story leaves the name out. */
  nameless?: boolean;
}

/** Who wrote a passage, as those read it who report it. */
export function writerOf({ ai_writer_id, name, hidden_at, nameless = false }: WriterRow): string {
  if (ai_writer_id) return 'an AI writer';
  return (hidden_at || nameless ? null : name) ?? ANONYMOUS;
}
