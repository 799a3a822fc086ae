import { describe, expect, it } from 'vitest';
import { CHECKPOINT_EVERY_MS, createCheckpointer } from './checkpointer';

/** A database whose log grows by hand, and a clock that moves by hand. */
function grownBy() {
  const database = { bytes: 0, ms: 0, checkpoints: 0 };
  const checkpointer = createCheckpointer({
    onEnd: () => {
      database.checkpoints += 1;
      database.bytes = 0;
    },
    now: () => database.ms,
  });
  const look = () => checkpointer.look({ query: async <Row>() => ({ rows: [{ bytes: database.bytes } as Row] }) });
  return {
    /** A statement that writes this much, after so many ms. */
    async statement(bytes: number, ms = 1_000) {
      database.bytes += bytes;
      database.ms += ms;
      await look();
      return database.checkpoints;
    },
  };
}

describe('a checkpoint', () => {
  it('is made each time 16 MiB of log were written', async () => {
    const { statement } = grownBy();
    const made: number[] = [];
    for (let count = 0; count < 8; count += 1) made.push(await statement(6_000_000));
    expect(made).toEqual([0, 0, 1, 1, 1, 2, 2, 2]);
  });

  it('is made of less after five minutes, and of nothing never', async () => {
    const { statement } = grownBy();
    expect(await statement(1_000_000)).toBe(0);
    expect(await statement(0, CHECKPOINT_EVERY_MS)).toBe(1);
    expect(await statement(0, CHECKPOINT_EVERY_MS)).toBe(1);
  });

  it('is not thought of after every statement', async () => {
    const { statement } = grownBy();
    expect(await statement(100_000_000, 10)).toBe(0);
    expect(await statement(0, 40)).toBe(1);
  });
});
