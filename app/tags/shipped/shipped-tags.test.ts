import { describe, expect, it } from 'vitest';
import { fandoms } from '../../../content/fandoms';
import { MAX_TAG, tagLength } from '../rules/tag';
import { relationshipIn, tagKey } from '../rules/tag-key';
import { tagsInText } from '../rules/tags-in-text';
import { shippedTags } from './shipped-tags';

const ofKind = (kind: string) => shippedTags.filter((tag) => tag.kind === kind);
const keyOf = (tag: { kind: (typeof shippedTags)[number]['kind']; name: string }) => `${tag.kind}:${tagKey(tag)}`;

describe('the tags that come with the product', () => {
  it('are all fandoms, over 400 freeforms, and the casts of thirty fandoms or more', () => {
    expect(ofKind('fandom')).toHaveLength(fandoms.length + 1);
    expect(ofKind('freeform').length).toBeGreaterThan(400);
    expect(ofKind('character').length).toBeGreaterThan(350);
    expect(new Set(ofKind('character').flatMap(({ parents }) => parents.map(({ name }) => name))).size).toBeGreaterThanOrEqual(30);
  });

  it('are each there once, with all of their synonyms', () => {
    const keys = shippedTags.flatMap((tag) => [tag.name, ...tag.synonyms].map((name) => keyOf({ kind: tag.kind, name })));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('can be written by anybody', () => {
    for (const { kind, name, synonyms } of shippedTags) {
      const names = [name, ...synonyms];
      for (const each of names) expect(tagLength(each)).toBeLessThanOrEqual(MAX_TAG);
      // A name with commas is put together again by the server.
      expect(
        names.some((each) => tagsInText(kind, each).length === 1),
        name,
      ).toBe(true);
      if (kind !== 'fandom') for (const each of names) expect(tagsInText(kind, each)).toEqual([{ kind, name: each }]);
    }
  });

  it('stand below tags that stand before them', () => {
    const seen = new Set<string>();
    for (const tag of shippedTags) {
      for (const parent of tag.parents) expect(seen, `${tag.name} below ${parent.name}`).toContain(keyOf(parent));
      seen.add(keyOf(tag));
    }
  });

  it('name two or more people in each relationship', () => {
    for (const { name } of ofKind('relationship')) expect(relationshipIn(name).names.length).toBeGreaterThan(1);
  });
});
