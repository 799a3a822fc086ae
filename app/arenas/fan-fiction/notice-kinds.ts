import { href } from 'react-router';
import * as z from 'zod/mini';
import { type NoticeFacts, type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText, pluralText } from '~/platform/text/format';
import { fandomNews } from '~/stories/news/notice-kinds';
import { agreedNotice, namedNotice, sourceAskedNotice } from './acknowledgements/notice-kinds';
import { betaAskedNotice, betaCameNotice, betaNoteNotice, betaTakenNotice } from './beta/notice-kinds';
import { coAuthorAskedNotice, coAuthorNotice } from './co-authors/notice-kinds';
import { fandomAddress } from './fandoms/fandom-links';
import { fandomById } from './fandoms/fandom-registry';

/** Tells a story's author of its comments. */
export const commentNotice: NoticeKind = {
  ...{ id: 'comment', label: 'Comments on my stories', delivery: 'mail', icon: 'comment' },
  words(facts) {
    const { actor, title } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} commented on “${title}”` };
    return { said: sentence`${numberText(facts.count)} new comments on “${title}”, the latest by ${actor}` };
  },
  address: answerAddress,
};

/** Tells a story's author of comments that wait for approval. */
export const waitingNotice: NoticeKind = {
  ...{ id: 'waiting', label: 'Comments waiting for my approval', delivery: 'mail', icon: 'bell' },
  words(facts) {
    const { title } = noticeNames(facts);
    const isVisitors = commentParams.safeParse(facts.params).data?.visitor ?? false;
    if (isVisitors && facts.count === 1) return { said: sentence`A visitor sent a comment on “${title}” for you to approve` };
    const actor = isVisitors ? 'a visitor' : noticeNames(facts).actor;
    if (facts.count === 1) return { said: sentence`${actor} sent a comment on “${title}” for you to approve` };
    return { said: sentence`${numberText(facts.count)} comments on “${title}” were sent for you to approve, the latest by ${actor}` };
  },
  address: () => href('/fan-fiction/comments'),
};

/** Tells who wrote a comment that the story's author has approved it. */
export const approvedNotice: NoticeKind = {
  ...{ id: 'approved', label: 'My comments that were approved', delivery: 'here', icon: 'check', toReaders: true },
  words(facts) {
    const { title } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`Your comment on “${title}” was approved: everyone can see it` };
    return { said: sentence`${numberText(facts.count)} comments of yours on “${title}” were approved: everyone can see them` };
  },
  address: commentsAddress,
};

/** Tells who wrote a comment of answers to it. */
export const answerNotice: NoticeKind = {
  ...{ id: 'answer', label: 'Replies to my comments', delivery: 'mail', icon: 'bell', toReaders: true },
  words(facts) {
    const { actor, title } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} replied to your comment on “${title}”` };
    return { said: sentence`${numberText(facts.count)} replies to your comment on “${title}”, the latest by ${actor}` };
  },
  address: answerAddress,
};

/** Tells the followers of a story or its writer of new chapters. */
export const chapterNotice: NoticeKind = {
  ...{ id: 'chapter', label: 'New chapters from writers and stories I follow', delivery: 'mail', icon: 'chapter' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    const chapters = pluralText(facts.count, { one: 'A new chapter', other: `${numberText(facts.count)} new chapters` });
    return { said: sentence`${chapters} of “${title}” by ${author}` };
  },
  address: chapterAddress,
};

/** What news of a fandom stores: the one that its reader follows, of those of the story. */
const fandomParams = z.object({ fandom: z.string() });

/** The fandom that a notice tells of; those of earlier days say none, and tell of the one in which their story was published. */
function fandomIn({ params, story }: NoticeFacts): { id: string; name: string } | undefined {
  const { data } = fandomParams.safeParse(params);
  return (data && fandomById(data.fandom)) ?? story?.fandom;
}

/** Tells the followers of a fandom of new stories and chapters in it. */
const fandomNotice: NoticeKind = {
  ...fandomNews,
  ...{ label: 'News in fandoms I follow', icon: 'globe' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    const fandom = fandomIn(facts)?.name ?? 'a fandom';
    if (facts.count === 1) return { said: sentence`New in ${fandom}: “${title}” by ${author}` };
    return { said: sentence`${numberText(facts.count)} new stories and chapters in ${fandom}, the latest: “${title}” by ${author}` };
  },
  address(facts) {
    if (facts.count === 1) return chapterAddress(facts);
    const fandomId = fandomIn(facts)?.id;
    const genre = fandomId && fandomById(fandomId)?.genres[0];
    return fandomId && genre ? fandomAddress(genre, fandomId) : undefined;
  },
};

/** Asks the author of a story that has been silent for long whether it is on hiatus. */
export const hiatusNotice: NoticeKind = {
  ...{ id: 'hiatus', label: 'Stories of mine that have been silent', delivery: 'here', icon: 'chapter' },
  words: (facts) => ({ said: sentence`Is “${noticeNames(facts).title}” on hiatus? Nothing has been added for half a year` }),
  address: ({ story }) => story?.address,
};

/** Tells the followers of a writer, once, of the works that they bring along together. */
export const backlistNotice: NoticeKind = {
  ...{ id: 'backlist', label: 'Earlier works that writers I follow bring here', delivery: 'mail', icon: 'book' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    return { said: sentence`${author} brings earlier works here, “${title}” among them` };
  },
  address: ({ story }) => story?.address,
};

export const fanFictionNoticeKinds = [
  commentNotice,
  waitingNotice,
  approvedNotice,
  answerNotice,
  chapterNotice,
  fandomNotice,
  hiatusNotice,
  betaAskedNotice,
  betaCameNotice,
  backlistNotice,
  betaNoteNotice,
  betaTakenNotice,
  coAuthorAskedNotice,
  coAuthorNotice,
  namedNotice,
  sourceAskedNotice,
  agreedNotice,
];

/** A notice about a chapter stores the chapter's id, because its number may change. */
function chapterAddress({ story, detail }: NoticeFacts): string | undefined {
  return story && story.address + (detail === undefined ? '' : `?${new URLSearchParams({ chapter: detail })}`);
}

function commentsAddress({ story, detail }: Pick<NoticeFacts, 'story' | 'detail'>): string | undefined {
  return story && `${story.address}?${new URLSearchParams({ ...(detail && { chapter: detail }), comments: '1' })}#comments`;
}

/** What a notice of a comment stores: the comment that begins its thread. */
const commentParams = z.object({ thread: z.string(), visitor: z.optional(z.boolean()) });
export type CommentParams = z.output<typeof commentParams>;

/** The comments, with the box open in which the latest one is answered. */
function answerAddress({ story, detail, params }: NoticeFacts): string | undefined {
  const { data } = commentParams.safeParse(params);
  if (!story || !data) return commentsAddress({ story, detail });
  const query = new URLSearchParams({ ...(detail && { chapter: detail }), comments: '1', answer: data.thread });
  return `${story.address}?${query}#comment-${data.thread}`;
}
