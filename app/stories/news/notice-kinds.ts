import { href } from 'react-router';
import * as z from 'zod';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText, pluralText } from '~/platform/text/format';
import { kudosAnswerTexts } from '../kudos/answer-texts';

/** Tells a story's writers of its ratings. */
export const ratingNotice: NoticeKind = {
  ...{ id: 'rating', label: 'Ratings of my stories', delivery: 'mail', icon: 'star' },
  words(facts) {
    const times = pluralText(facts.count, { one: 'once', other: `${numberText(facts.count)} times` });
    return { said: sentence`“${noticeNames(facts).title}” was rated ${times}${xpText(facts.xp)}` };
  },
  address: ({ story }) => story?.address,
};

/** Tells a writer of kudos for all of their stories, and of nobody who left them. */
export const kudosNotice: NoticeKind = {
  ...{ id: 'kudos', label: kudosAnswerTexts.notice, delivery: 'here', icon: 'heart' },
  words(facts) {
    const { title } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`A reader left kudos on “${title}”` };
    return { said: sentence`${numberText(facts.count)} kudos on your stories, the latest on “${title}”` };
  },
  address: ({ story }) => story?.address,
};

/** Tells of a story that continues another. */
export const continuationNotice: NoticeKind = {
  ...{ id: 'appendage', label: 'Stories that continue mine, or one I follow', delivery: 'mail', icon: 'continuation' },
  words(facts) {
    const { author, title, parentTitle } = noticeNames(facts);
    return { said: sentence`${author} continued “${parentTitle}” with “${title}”` };
  },
  address: ({ story }) => story?.address,
};

/** Tells the followers of a writer of a new story. */
export const storyNotice: NoticeKind = {
  ...{ id: 'story', label: 'New stories by writers I follow', delivery: 'mail', icon: 'book' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    return { said: sentence`${author} published “${title}”` };
  },
  address: ({ story }) => story?.address,
};

/** Tells the followers of a story that its author took it back, by the title that it had. */
export const takenBackNotice: NoticeKind = {
  ...{ id: 'taken-back', label: 'Stories I follow that their authors unpublish', delivery: 'here', icon: 'book', ofGone: true },
  words: ({ detail = '' }) => ({ said: sentence`“${detail}”, which you follow, was unpublished by its author` }),
  address: () => undefined,
};

/** Tells the followers of a tag of a new story that has it. */
export const tagNotice: NoticeKind = {
  ...{ id: 'tag', label: 'New stories with tags I follow', delivery: 'here', icon: 'book' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    if (facts.followed === undefined) return { said: sentence`${author} published “${title}”, with a tag you follow` };
    return { said: sentence`${author} published “${title}” with “${facts.followed}”, a tag you follow` };
  },
  address: ({ story }) => story?.address,
};

const foundParams = z.object({ query: z.string() });

/** Tells who follows a search of new stories that it finds; of several it leads to the search. */
export const foundNotice: NoticeKind = {
  ...{ id: 'found', label: 'New stories in searches I follow', delivery: 'here', icon: 'book' },
  words(facts) {
    const { title } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`A new story in a search you follow: “${title}”` };
    return { said: sentence`${numberText(facts.count)} new stories in a search you follow, the latest “${title}”` };
  },
  address({ count, story, params }) {
    const search = foundParams.safeParse(params);
    return count > 1 && search.success ? `${href('/stories')}?${search.data.query}` : story?.address;
  },
};

const collectedNames = [
  { detail: 'list', kind: 'a list' },
  { detail: 'shared', kind: 'a collection' },
];

/** Tells the followers of a series, a list or a shared collection of a story that was added to it. */
export const collectedNotice: NoticeKind = {
  ...{ id: 'collected', label: 'New stories in series, lists and collections I follow', delivery: 'mail', icon: 'book' },
  words(facts) {
    const { actor, title } = noticeNames(facts);
    const kind = collectedNames.find(({ detail }) => detail === facts.detail)?.kind ?? 'a series';
    const where = facts.followed === undefined ? sentence`${kind} you follow` : sentence`“${facts.followed}”, ${kind} you follow`;
    // Its maintainer let it in, and did not write it.
    if (facts.detail === 'shared') return { said: [...sentence`“${title}” is in `, ...where] };
    return { said: [...sentence`${actor} added “${title}” to `, ...where] };
  },
  address: ({ story }) => story?.address,
};

/** Tells the followers of a fandom of what is new in it. Fan fiction declares what it says. */
export const fandomNews = { id: 'fandom', delivery: 'here' } as const satisfies Pick<NoticeKind, 'id' | 'delivery'>;

export const storyNoticeKinds = [
  ratingNotice,
  kudosNotice,
  continuationNotice,
  storyNotice,
  tagNotice,
  foundNotice,
  collectedNotice,
  takenBackNotice,
];

function xpText(xp: number): string {
  return xp === 0 ? '' : ` (${xp < 0 ? '−' : '+'}${numberText(Math.abs(xp))} XP)`;
}
