import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { type AboutTag, aboutTag } from './about/about-tag.server';
import { forgetOldOrigins } from './likeness/likeness.server';
import { countedAs, type NamedTag, namedTags, tagsNamed } from './naming/named-tags.server';
import { wholeNames } from './naming/whole-names.server';
import type { ShownTag } from './rules/tag';
import { shipTags } from './shipped/ship-tags.server';
import { suggestTags } from './suggesting/suggest-tags.server';
import { countTagUses, forgetUnusedTags } from './uses/count-uses.server';

export interface TagsService {
  /** A tag and what stands around it; undefined where there is none to be shown. @param viewerId undefined for a visitor. */
  about(id: number, viewerId: string | undefined): Promise<AboutTag | undefined>;
  /** The canonical tags that a viewer may mean, the likeliest first. */
  suggest(asked: Parameters<typeof suggestTags>[1]): ReturnType<typeof suggestTags>;
  /** Tags by their ids; those that are gone, or out of the viewer's sight, are missing. */
  named(ids: readonly number[], viewerId: string | undefined): Promise<ShownTag[]>;
  /** The ids of the tags as which the named ones count; undefined for a name that no tag has. */
  idsOf(named: readonly NamedTag[], viewerId: string | undefined): Promise<(number | undefined)[]>;
  /** The names of tags of any kind in a text that commas separate, those that have commas themselves as one. */
  wholeNames(names: readonly string[]): Promise<string[]>;
  /** The ids of the tags as which others count by now, in the same order; excluded ones stand with a minus before and after. */
  countedAs(ids: readonly number[]): Promise<number[]>;
  /** Writes the tags that come with the product where they are missing. */
  ship(): Promise<void>;
  /** Brings the counts of all tags up to date. */
  countUses(): Promise<void>;
  /** Forgets from where authors answered about tags, after a week. */
  forgetOrigins(): Promise<void>;
  /** Deletes what was written more than a day ago and no story carries any more. @param asked the ids of tags that stay, as people ask for them. */
  forgetUnused(asked: readonly number[]): Promise<void>;
}

/** Where other features find it. */
export const tagsContext = createContext<TagsService>();

/** @see docs/product/tags.md */
export function createTags({ db, clock }: { db: Db; clock: Clock }): TagsService {
  return {
    about: (id, viewerId) => aboutTag(db, id, viewerId),
    suggest: (asked) => suggestTags(db, asked),
    named: (ids, viewerId) => namedTags(db, ids, viewerId),
    countedAs: (ids) => countedAs(db, ids),
    wholeNames: async (names) => {
      const whole = await wholeNames(
        db,
        names.map((name) => ({ name })),
      );
      return whole.map(({ name }) => name);
    },
    idsOf: (named, viewerId) => tagsNamed(db, named, viewerId),
    ship: () => db.transaction().execute((trx) => shipTags(trx, clock.now())),
    countUses: () => countTagUses(db),
    forgetOrigins: () => forgetOldOrigins(db, clock.now()),
    forgetUnused: (asked) => forgetUnusedTags(db, { before: new Date(clock.now().getTime() - DAY_MS), asked }),
  };
}
