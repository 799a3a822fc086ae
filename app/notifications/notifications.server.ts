import { createContext } from 'react-router';
import type { StoppableMail } from '~/notices/settings/notice-settings.server';
import type { Db } from '~/platform/database/database.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import { listNotices, type NoticePage } from './list/list-notices.server';
import type { UnsubscribeTokens } from './mails/unsubscribe-token.server';

/** The page of what a player was told. */
export interface NotificationsPageService {
  /** One page, newest first. @param cursor an invalid one gives the first page. */
  list(asked: { playerId: string; cursor: string | null }): Promise<NoticePage>;
  /** The mail that a token stops; undefined for one that is not the site's. */
  mailOf(token: string): StoppableMail | undefined;
  /** Stops the mail that a token stands in. @returns false for a token that is not the site's. */
  unsubscribe(token: string): Promise<boolean>;
}

/** The key under which loaders and actions find the service. */
export const notificationsContext = createContext<NotificationsPageService>();

interface NotificationsDependencies {
  db: Db;
  /** The kinds of all features. */
  kinds: readonly NoticeKind[];
  tokens: Pick<UnsubscribeTokens, 'read'>;
  stopMail(playerId: string, mail: StoppableMail): Promise<void>;
}

/** @see docs/product/notifications.md */
export function createNotificationsPage({ db, kinds, tokens, stopMail }: NotificationsDependencies): NotificationsPageService {
  return {
    list: (asked) => listNotices(db, kinds, asked),
    mailOf: (token) => tokens.read(token)?.mail,
    async unsubscribe(token) {
      const asked = tokens.read(token);
      if (asked) await stopMail(asked.playerId, asked.mail);
      return asked !== undefined;
    },
  };
}
