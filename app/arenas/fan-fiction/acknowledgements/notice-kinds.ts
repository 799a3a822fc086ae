import * as z from 'zod/mini';
import { type NoticeKind, noticeNames, sentence } from '~/platform/feature/notice-kind';
import { type SourceKind, sourceKinds } from '~/stories/acknowledgements/acknowledgement.tables';
import { acknowledgementsAddress, namedAddress } from './acknowledgements';

/** `as`: the pen name that is thanked. */
const namedParams = z.object({ what: z.enum(['given', 'gift-asked', 'thanks-asked']), as: z.optional(z.string()) });
export type NamedParams = z.output<typeof namedParams>;

/** Tells a player that a story names them, or asks whether it may. */
export const namedNotice: NoticeKind = {
  ...{ id: 'named', label: 'Stories that are for me, or thank me', delivery: 'mail', icon: 'heart' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    const { what, as } = z.safeParse(namedParams, facts.params).data ?? {};
    switch (what) {
      case 'given':
        return { said: sentence`${author} gave you “${title}”: it says that it is for you` };
      case 'gift-asked':
        return { said: sentence`${author} would like to give you “${title}”` };
      default:
        return as === undefined
          ? { said: sentence`${author} would like to thank you on “${title}” for reading along` }
          : { said: sentence`${author} would like to thank your pen name ${as} on “${title}” for reading along` };
    }
  },
  address: () => namedAddress(),
};

const sourceParams = z.object({ kind: z.enum(sourceKinds) });

const derived: Record<SourceKind, string> = {
  inspired: 'something inspired by',
  translation: 'a translation of',
  podfic: 'a podfic of',
};

/** Asks an author whether another story may say that it comes from theirs. */
export const sourceAskedNotice: NoticeKind = {
  ...{ id: 'source-asked', label: 'Stories that come from mine', delivery: 'mail', icon: 'sparkles' },
  words(facts) {
    const { author, title } = noticeNames(facts);
    const kind = z.safeParse(sourceParams, facts.params).data?.kind ?? 'inspired';
    return { said: sentence`${author} has written ${derived[kind]} “${title}” and asks to say so` };
  },
  address: () => namedAddress(),
};

/** What they agree to, where it is not their name. */
const agreedParams = z.object({ what: z.literal('source') });

/** Tells authors that a person agrees to be named on their story. */
export const agreedNotice: NoticeKind = {
  ...{ id: 'named-agreed', label: 'People who agree to be named on my stories', delivery: 'here', icon: 'check' },
  words(facts) {
    const { actor, title } = noticeNames(facts);
    if (z.safeParse(agreedParams, facts.params).success) return { said: sentence`${actor} agrees that “${title}” names a story of theirs` };
    return { said: sentence`${actor} agrees to be named on “${title}”` };
  },
  address: ({ detail }) => (detail === undefined ? undefined : acknowledgementsAddress(detail)),
};
