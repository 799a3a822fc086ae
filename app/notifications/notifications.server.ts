import { createContext } from 'react-router';
import type { Db } from '~/platform/database/database.server';
import type { NoticeKind } from '~/platform/feature/notice-kind';
import { listNotices, type NoticePage } from './list/list-notices.server';

/** The page of what a player was told. */
export interface NotificationsPageService {
  /** One page, newest first. @param cursor an invalid one gives the first page. */
  list(asked: { playerId: string; cursor: string | null }): Promise<NoticePage>;
  /** Stops the weekly mail that a token stands in. @returns false for a token that is not the site's. */
  unsubscribe(token: string): Promise<boolean>;
}

/** The key under which loaders and actions find the service. */
export const notificationsContext = createContext<NotificationsPageService>();

interface NotificationsDependencies {
  db: Db;
  /** The kinds of all features. */
  kinds: readonly NoticeKind[];
  tokens: { playerOf(token: string): string | undefined };
  stopWeeklyMail(playerId: string): Promise<void>;
}

/** @see docs/product/notifications.md */
export function createNotificationsPage({ db, kinds, tokens, stopWeeklyMail }: NotificationsDependencies): NotificationsPageService {
  return {
    list: (asked) => listNotices(db, kinds, asked),
    async unsubscribe(token) {
      const playerId = tokens.playerOf(token);
      if (playerId !== undefined) await stopWeeklyMail(playerId);
      return playerId !== undefined;
    },
  };
}
