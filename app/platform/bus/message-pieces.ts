/** PostgreSQL accepts notifications of less than 8,000 bytes. */
const PIECE = /.{1,7500}/g;

/** Splits batches of messages into pieces that fit into a notification, and joins those of other processes. */
export interface MessagePieces {
  /** @returns the pieces of the batch, to send in this order. */
  cut(messages: readonly unknown[]): string[];
  /**
   * Adds a piece from another process; the pieces of one process arrive in order.
   * @returns the batch as JSON once its last piece has arrived; undefined before that, and for this process's own pieces.
   */
  join(piece: string): string | undefined;
}

/** @param processId identifies the sending process; without white space. A piece reads 'process batch index count json'. */
export function createMessagePieces(processId: string): MessagePieces {
  /** The beginnings of incomplete batches, by process and batch. */
  const begun = new Map<string, string>();
  let count = 0;
  return {
    cut(messages) {
      count += 1;
      // In ASCII every character is one byte, so no piece ends within a character.
      const json = JSON.stringify(messages).replace(/[\u0080-\uffff]/g, escaped);
      const pieces = json.match(PIECE) ?? [];
      return pieces.map((piece, index) => `${processId} ${count} ${index} ${pieces.length} ${piece}`);
    },
    join(piece) {
      if (piece.startsWith(`${processId} `)) return undefined;
      const [head = '', batch = '', index, total] = /^(\S+ \d+) (\d+) (\d+) /.exec(piece) ?? [];
      const before = index === '0' ? '' : begun.get(batch);
      begun.delete(batch);
      // The beginning of its batch was missed.
      if (before === undefined) return undefined;
      const text = before + piece.slice(head.length);
      if (Number(index) + 1 === Number(total)) return text;
      begun.set(batch, text);
      return undefined;
    },
  };
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
