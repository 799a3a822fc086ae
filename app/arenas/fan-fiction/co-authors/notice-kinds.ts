import { href } from 'react-router';
import * as z from 'zod/mini';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { coAuthorsAddress } from './co-authors';

const askedParams = z.object({ as: z.string() });
/** The pen name that is asked, in the params of the notice. */
export type CoAuthorAskedParams = z.output<typeof askedParams>;

/** Asks a player to write a story with its authors. */
export const coAuthorAskedNotice: NoticeKind = {
  ...{ id: 'co-author-asked', label: 'Someone asks me to write with them', delivery: 'mail', icon: 'person' },
  words(facts) {
    const { actor } = noticeNames(facts);
    const as = z.safeParse(askedParams, facts.params).data?.as;
    if (as === undefined) return { said: sentence`${actor} would like to write a story with you` };
    return { said: sentence`${actor} would like to write a story with your pen name ${as}` };
  },
  address: ({ detail }) => coAuthorsAddress(detail),
};

const newsParams = z.object({ what: z.enum(['joined', 'declined', 'left', 'agreed', 'deleted']), title: z.string() });
export type CoAuthorNews = z.output<typeof newsParams>['what'];

/** Tells those who write a story of what their co-authors decide about it. */
export const coAuthorNotice: NoticeKind = {
  ...{ id: 'co-author', label: 'What my co-authors decide', delivery: 'mail', icon: 'person' },
  words(facts) {
    const { actor } = noticeNames(facts);
    const { what, title } = z.safeParse(newsParams, facts.params).data ?? { what: 'joined', title: '' };
    switch (what) {
      case 'joined':
        return { said: sentence`${actor} writes “${title}” with you now` };
      case 'declined':
        return { said: sentence`${actor} would rather not write “${title}” with you` };
      case 'left':
        return { said: sentence`${actor} no longer writes “${title}” with you` };
      case 'agreed':
        return { said: sentence`${actor} would like to delete “${title}”: it goes once all of you agree` };
      default:
        return { said: sentence`“${title}” is deleted: all of you agreed` };
    }
  },
  address: ({ detail, params }) => (z.safeParse(newsParams, params).data?.what === 'deleted' ? href('/profile') : coAuthorsAddress(detail)),
};
