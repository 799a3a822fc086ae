import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';

/** Stands before the room of a story that is in the library. */
export const LISTED = 'listed ';

/** Reminds a writer of a private room, whose id the notice stores, that they decide about its story. */
export const publishReminder: NoticeKind = {
  ...{ id: 'publish-reminder', label: 'Stories of private rooms that wait for your answer', delivery: 'here', icon: 'door' },
  words: ({ detail }) => ({
    said: detail?.startsWith(LISTED)
      ? sentence`A story you wrote in a private room is in the library. You can take it back`
      : sentence`A story you wrote in a private room is unlisted. Say whether you want it in the library`,
  }),
  address: ({ detail }) => `/storyweave/${detail?.replace(LISTED, '')}#publish`,
};

/** Tells people who come to an open table that it is about to begin; its detail is when. */
export const tableNotice: NoticeKind = {
  ...{ id: 'open-table', label: 'Open tables you said yes to', delivery: 'here', icon: 'bell' },
  words: () => ({ said: sentence`The open table you said yes to begins in ten minutes: take a seat` }),
  address: () => '/storyweave/new#tables',
};

const slowAddress = ({ detail }: { detail: string | undefined }) => `/storyweave/slow/${detail}`;

/** Tells a writer of a slow room, whose id the notice stores, that the pen is with them. */
export const slowTurnNotice: NoticeKind = {
  ...{ id: 'slow-turn', label: 'Your turn in a slow room', delivery: 'now', icon: 'book' },
  words(facts) {
    const { actor } = facts;
    return {
      said: actor ? sentence`${actor.name} has written: it is your turn in your slow room` : sentence`It is your turn in your slow room`,
    };
  },
  address: slowAddress,
};

/** Tells the other writers of a slow room that the pen is free to be taken. */
export const slowPenNotice: NoticeKind = {
  ...{ id: 'slow-pen', label: 'When the pen is free in a slow room', delivery: 'here', icon: 'book' },
  words: () => ({ said: sentence`The pen is free in your slow room: take it for two hours` }),
  address: slowAddress,
};

/** Tells the writers of a slow room that nobody has written for two weeks. */
export const slowEndingNotice: NoticeKind = {
  ...{ id: 'slow-ending', label: 'Slow rooms that offer an ending', delivery: 'daily', icon: 'book' },
  words: () => ({ said: sentence`Nobody has written in your slow room for 14 days. Write on, or end it` }),
  address: slowAddress,
};

/** Tells those who follow the story of a slow room that it has grown. */
export const slowPartNotice: NoticeKind = {
  ...{ id: 'slow-part', label: 'New parts of slow stories that you follow', delivery: 'here', icon: 'chapter' },
  words(facts) {
    const { actor } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} wrote a new part of a slow story that you follow` };
    return { said: sentence`${numberText(facts.count)} new parts of a slow story that you follow` };
  },
  address: slowAddress,
};

/** Tells a player that they are invited to a room, whose id the notice stores. */
export const invitationNotice: NoticeKind = {
  ...{ id: 'invitation', label: 'Invitations to rooms of Story Weave', delivery: 'here', icon: 'door' },
  words(facts) {
    const { actor } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} invited you to a room of Story Weave` };
    return { said: sentence`${numberText(facts.count)} people invited you to a room of Story Weave, the latest is ${actor}` };
  },
  address: ({ detail }) => `/storyweave/${detail}`,
};
