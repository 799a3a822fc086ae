import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';

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
