import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessagePieces } from './message-pieces';

const MAX_NOTIFICATION_BYTES = 7_999;
const long = (character: string) => [{ text: character.repeat(20_000) }];

describe('messages in pieces', () => {
  it('arrive unchanged, in notifications that PostgreSQL accepts', () => {
    const batches = fc.array(
      fc.array(fc.oneof(fc.json().map(JSON.parse), fc.string({ unit: 'binary', maxLength: 9_000 })), { minLength: 1 }),
    );
    fc.assert(
      fc.property(batches, (sent) => {
        const sender = createMessagePieces('sender');
        const receiver = createMessagePieces('receiver');
        for (const messages of sent) {
          const pieces = sender.cut(messages);
          expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThanOrEqual(MAX_NOTIFICATION_BYTES);
          const joined = pieces.map((piece) => receiver.join(piece));
          expect(joined.slice(0, -1).every((early) => early === undefined)).toBe(true);
          expect(JSON.parse(joined.at(-1) ?? '')).toEqual(JSON.parse(JSON.stringify(messages)));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of two processes may interleave', () => {
    const [one, two] = [createMessagePieces('one').cut(long('a')), createMessagePieces('two').cut(long('ü'))];
    const { join } = createMessagePieces('receiver');
    const mixed = two.flatMap((piece, index) => [join(piece), one[index] === undefined ? undefined : join(one[index])]);
    expect(mixed.filter((batch) => batch !== undefined).map((batch) => JSON.parse(batch))).toEqual([long('a'), long('ü')]);
  });

  it('are dropped when their beginning was missed', () => {
    const { join } = createMessagePieces('receiver');
    const sender = createMessagePieces('sender');
    expect(sender.cut(long('a')).slice(1).map(join)).not.toContainEqual(expect.anything());
    expect(sender.cut(['next']).map(join)).toEqual(['["next"]']);
  });

  it('are ignored by the process that sent them', () => {
    const { cut, join } = createMessagePieces('one');
    expect(cut(['said']).map(join)).toEqual([undefined]);
  });
});
