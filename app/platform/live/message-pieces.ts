/** PostgreSQL takes notifications of less than 8,000 bytes. */
const PIECE = /.{1,7500}/g;

/** Cuts batches of messages into pieces that fit into a notification, and joins what others have cut. */
export interface MessagePieces {
  /** @returns the batch in pieces, to be sent in this order. */
  cut(messages: readonly unknown[]): string[];
  /**
   * Takes a piece that another process has cut; the pieces of one process come in their order.
   * @returns the batch as JSON once its last piece is there; undefined before, and for a piece of one's own.
   */
  join(piece: string): string | undefined;
}

/** @param processId names the process that cuts; without white space. A piece reads 'process batch index count json'. */
export function createMessagePieces(processId: string): MessagePieces {
  /** Beginnings of batches that are not whole yet, by process and batch. */
  const begun = new Map<string, string>();
  let count = 0;
  return {
    cut(messages) {
      count += 1;
      // In ASCII a character is a byte, and no piece ends within one.
      const json = JSON.stringify(messages).replace(/[\u0080-\uffff]/g, escaped);
      const parts = json.match(PIECE) ?? [];
      return parts.map((part, index) => `${processId} ${count} ${index} ${parts.length} ${part}`);
    },
    join(piece) {
      if (piece.startsWith(`${processId} `)) return undefined;
      const [head = '', batch = '', index, total] = /^(\S+ \d+) (\d+) (\d+) /.exec(piece) ?? [];
      const before = index === '0' ? '' : begun.get(batch);
      begun.delete(batch);
      // Its beginning was missed.
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
