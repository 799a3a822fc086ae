import { describe, expect, it } from 'vitest';
import { voices } from '~content/story-writer/piece';
import { generalPieces, threadPieces } from './pieces';

const all = [...generalPieces, ...[...threadPieces.values()].flat()];
const slot = /^(?:[PO](?:m|'s|!)?|[po][msf]?|T[ms]?|thing2?(?:'s)?|item(?:'s)?|animal|place|at|t[ms]?)$/;

describe('the building pieces', () => {
  it('number at least 1,300, all different', () => {
    expect(all.length).toBeGreaterThanOrEqual(1_300);
    expect(new Set(all.map(({ source, voice }) => `${voice} ${source}`)).size).toBe(all.length);
  });

  it('name only slots and subjects that exist', () => {
    const unknown = all.filter(({ tokens }) =>
      tokens.some(
        (token) => (token.kind === 'slot' && !slot.test(token.slot)) || (token.kind === 'verb' && !/^[Potsp]$/.test(token.subject)),
      ),
    );
    expect(unknown.map(({ source }) => source)).toEqual([]);
  });

  it('put no indefinite article before a slot and leave no markup behind', () => {
    expect(all.filter(({ source }) => /\ban? \{|[@~]/.test(source)).map(({ source }) => source)).toEqual([]);
  });

  it('contain words of their own by which a text is recognised', () => {
    expect(all.filter(({ fingerprint }) => fingerprint.length === 0).map(({ source }) => source)).toEqual([]);
  });

  it('give every voice every step of every thread, whatever the story provides', () => {
    for (const [id, pieces] of threadPieces) {
      for (const step of ['plant', 'turn', 'end'] as const) {
        for (const voice of voices) {
          const able = pieces.filter((piece) => piece.voice === voice && piece.thread?.step === step);
          expect(able.length, `${voice} ${step} ${id}`).toBeGreaterThan(0);
        }
        const anywhere = pieces.filter(
          ({ thread, needs }) => thread?.step === step && !needs.O && !needs.thing && !needs.place && !needs.item,
        );
        expect(anywhere.length, `${step} ${id}`).toBeGreaterThan(0);
      }
    }
  });
});
