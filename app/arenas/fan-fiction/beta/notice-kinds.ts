import * as z from 'zod/mini';
import { type NoticeFacts, type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';
import { ALL, betaAddress } from './beta';

/** Leads to the work, which the notice keeps; its title is told to nobody who may not read it. */
const toWork = ({ detail }: NoticeFacts) => betaAddress(detail);

const askedParams = z.object({ as: z.string() });
/** The pen name that is asked, in the params of the notice. */
export type BetaAskedParams = z.output<typeof askedParams>;

/** Asks a player to read a work before it is public. */
export const betaAskedNotice: NoticeKind = {
  ...{ id: 'beta-asked', label: 'Someone asks me to read along', delivery: 'here', icon: 'book' },
  words(facts) {
    const { actor } = noticeNames(facts);
    const as = z.safeParse(askedParams, facts.params).data?.as;
    if (as === undefined) return { said: sentence`${actor} would like you to read something before it is published` };
    return { said: sentence`${actor} would like your pen name ${as} to read something before it is published` };
  },
  address: toWork,
};

/** The chapter that a notice keeps. */
const inChapter = z.object({ chapter: z.string() });

/** Tells a reader that the author took the wording that they proposed. */
export const betaTakenNotice: NoticeKind = {
  ...{ id: 'beta-taken', label: 'Wordings of mine that an author takes', delivery: 'here', icon: 'check' },
  words: (facts) => ({ said: sentence`${noticeNames(facts).actor} took a wording that you proposed` }),
  address: ({ detail, params }) => betaAddress(detail, { chapter: z.safeParse(inChapter, params).data?.chapter }),
};

/** Tells an author of notes on their words, and those who wrote one of what is said in the same thread. */
export const betaNoteNotice: NoticeKind = {
  ...{ id: 'beta-note', label: 'Notes on what is read along', delivery: 'mail', icon: 'comment' },
  words(facts) {
    const { actor } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} wrote a note on something that is not published` };
    return { said: sentence`${numberText(facts.count)} new notes on something that is not published, the latest by ${actor}` };
  },
  address: ({ detail, params }) => betaAddress(detail, { chapter: z.safeParse(inChapter, params).data?.chapter, passage: ALL }),
};

/** Tells an author that a reader has come by a link. */
export const betaCameNotice: NoticeKind = {
  ...{ id: 'beta-came', label: 'People who come by a link of mine to read along', delivery: 'here', icon: 'person' },
  words: (facts) => ({ said: sentence`${noticeNames(facts).actor} reads along what you have not published` }),
  address: toWork,
};
