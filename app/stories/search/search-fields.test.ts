import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames, fieldsIn } from './search-fields';
import { typed } from './testing/typed';

describe('the fields of a search', () => {
  it('are taken out of its words', () => {
    expect(fieldsIn('dragon character:"Ada Byrne" -tag:angst words>10000 -war')).toEqual({
      words: 'dragon -war',
      tags: [
        { kind: 'character', name: 'Ada Byrne', isExcluded: false },
        { kind: undefined, name: 'angst', isExcluded: true },
      ],
      values: [['from', '10001']],
      isWithoutOr: false,
    });
  });

  it('ask for numbers as people write them', () => {
    const values = (query: string) => fieldsIn(query).values;
    expect(values('words>=10k')).toEqual([['from', '10000']]);
    expect(values('words<5,000')).toEqual([['to', '4999']]);
    for (const number of ['10,000', '1,0000', '10.000']) expect(values(`words>=${number}`), number).toEqual([['from', '10000']]);
    for (const number of ['1500', '1.5k', '1,5k', '1,500', '1.50K']) expect(values(`words>=${number}`), number).toEqual([['from', '1500']]);
    expect(values('words:500')).toEqual([
      ['from', '500'],
      ['to', '500'],
    ]);
    for (const sign of [':', '=', '>', '>=']) expect(values(`stars${sign}3`), sign).toEqual([['rating', '3']]);
    for (const name of ['kudos', 'likes']) expect(values(`${name}>4`)).toEqual([['kudos', '5']]);
  });

  it('ask for what the filters know, in any case', () => {
    expect(fieldsIn('Rating:Teen -rating:mature -warning:death complete:yes language:Deutsch updated:week').values).toEqual([
      ['content', 'teen'],
      ['content', '-mature'],
      ['warning', '-death'],
      ['progress', 'complete'],
      ['language', 'de'],
      ['updated', '7'],
    ]);
  });

  it('ask for the opposite behind a minus sign', () => {
    expect(fieldsIn('-complete:yes -crossover:no -ai:YES -words>10000').values).toEqual([
      ['progress', 'incomplete'],
      ['crossover', 'only'],
      ['writers', 'human'],
      ['to', '10000'],
    ]);
    expect(fieldsIn('-words<5k -kudos<3').values).toEqual([
      ['from', '5000'],
      ['kudos', '3'],
    ]);
  });

  it('stay words where they make no sense, or where no filter leaves out what they name', () => {
    for (const query of ['-language:fr', '-updated:week', '-stars:4', '-words:500', '-kudos>4', 'words<1', 'words:0', '-words>=1'])
      expect(fieldsIn(query)).toEqual({ words: query, tags: [], values: [], isWithoutOr: false });
    for (const query of [
      'rating:purple',
      'words>many',
      'likes<3',
      'constructor:x',
      'note:this',
      'tag:',
      'complete:maybe',
      'stars<4',
      'stars<=3',
      'words>1.5',
      'words>1,50',
    ])
      expect(fieldsIn(query)).toEqual({ words: query, tags: [], values: [], isWithoutOr: false });
  });

  it('are asked of every story, so that no or joins them, which is said', () => {
    const withoutOr = (query: string) => {
      const { words, isWithoutOr } = fieldsIn(query);
      return { words, isWithoutOr };
    };
    expect(withoutOr('tag:angst or tag:fluff')).toEqual({ words: '', isWithoutOr: true });
    expect(withoutOr('dragon or tag:angst')).toEqual({ words: 'dragon', isWithoutOr: true });
    expect(withoutOr('tag:angst OR  or dragon')).toEqual({ words: 'dragon', isWithoutOr: true });
    expect(withoutOr('dragon or wyvern tag:angst')).toEqual({ words: 'dragon or wyvern', isWithoutOr: false });
    expect(withoutOr('dragon or for tag:angst oracle')).toEqual({ words: 'dragon or for oracle', isWithoutOr: false });
    expect(withoutOr('dragon or note:this')).toEqual({ words: 'dragon or note:this', isWithoutOr: false });
  });

  it('of two audiences ask for one, as an or between them says', () => {
    expect(fieldsIn('rating:teen or rating:general')).toMatchObject({ words: '', isWithoutOr: false });
    expect(fieldsIn('rating:teen or -rating:general')).toMatchObject({ isWithoutOr: true });
    expect(fieldsIn('rating:teen or words>5')).toMatchObject({ isWithoutOr: true });
    expect(fieldsIn('rating:teen or dragon or rating:general')).toMatchObject({ words: 'dragon', isWithoutOr: true });
  });

  it('leave nothing behind but what was typed, whatever that is', () => {
    const field = fc.tuple(fc.constantFrom('', '-'), fc.constantFrom(...fieldNames, 'odd'), fc.constantFrom(':', '>', '<=', '='), typed());
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            typed(),
            field.map((parts) => parts.join('')),
          ),
          { maxLength: 6 },
        ),
        (parts) => {
          const query = parts.join(' ');
          const { words } = fieldsIn(query);
          expect(words.length).toBeLessThanOrEqual(query.length);
          for (const word of words.split(' ')) expect(query).toContain(word);
          expect(fieldsIn(words).words.length).toBeLessThanOrEqual(words.length);
        },
      ),
    );
  });
});
