import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';

/** Stands before the room of a story that is in the library. */
export const LISTED = 'listed ';

/** Reminds a writer of a private room, whose id the notice stores, that they decide about its story. */
export const publishReminder: NoticeKind = {
  ...{ id: 'publish-reminder', label: 'Stories of private rooms that wait for your word', delivery: 'here', icon: 'door' },
  words: ({ detail }) => ({
    said: detail?.startsWith(LISTED)
      ? sentence`A story you wrote in a private room is in the library. You can take it back`
      : sentence`A story you wrote in a private room is unlisted. Say whether you want it in the library`,
  }),
  address: ({ detail }) => `/storyweave/${detail?.replace(LISTED, '')}#publish`,
};

/** Tells people who come to an open table that it is about to begin; its detail is when. */
export const tableNotice: NoticeKind = {
  ...{ id: 'open-table', label: 'Open tables you come to', delivery: 'here', icon: 'bell' },
  words: () => ({ said: sentence`The open table you come to begins in ten minutes: sit down` }),
  address: () => '/storyweave/new#tables',
};

/** Tells somebody that they are invited to a room, whose id the notice stores. */
export const invitationNotice: NoticeKind = {
  ...{ id: 'invitation', label: 'Invitations to rooms of Story Weave', delivery: 'here', icon: 'door' },
  words(facts) {
    const { actor } = noticeNames(facts);
    if (facts.count === 1) return { said: sentence`${actor} invited you to a room of Story Weave` };
    return { said: sentence`${numberText(facts.count)} people invited you to a room of Story Weave, the latest is ${actor}` };
  },
  address: ({ detail }) => `/storyweave/${detail}`,
};
