import { ANONYMOUS } from '~/accounts/anonymous';
import { aiName, partName } from '../rules/reveal/part-writers';

interface WriterRow {
  ai_writer_id: string | null;
  /** Null for a writer who has left. */
  name: string | null;
  hidden_at: Date | null;
  /** Whether the published story leaves the name out. */
  nameless?: boolean;
  /** Who changed an AI writer's words; null where nobody did, or they have left. */
  changer?: { name: string | null; hiddenAt: string | null } | null;
}

/** Who wrote a passage, as those read it who report it. */
export function writerOf({ ai_writer_id, name, hidden_at, nameless = false, changer = null }: WriterRow): string {
  if (ai_writer_id && changer) {
    const writer = personName(nameless || changer.hiddenAt ? null : changer.name);
    return partName({ writer: aiName(ai_writer_id), changed: { writer } });
  }
  return ai_writer_id ? 'an AI writer' : personName(nameless || hidden_at ? null : name);
}

/** Who wrote a passage, for a case about it: an AI writer by its name, a person by theirs even where readers do not see it; null for who has left. */
export function evidentWriter({ ai_writer_id, name }: Pick<WriterRow, 'ai_writer_id' | 'name'>): string | null {
  return ai_writer_id ? aiName(ai_writer_id) : name;
}

function personName(name: string | null): string {
  return name ?? ANONYMOUS;
}
