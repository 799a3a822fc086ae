import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href, Link, useLocation, useNavigation, useRevalidator } from 'react-router';
import { keepDeviceOnlyFor } from '~/notices/devices/device-owner';
import type { UnreadNotices } from '~/notices/live/notices.contract';
import { Icon } from '~/ui/art/icon';
import { bellText } from './bell-texts';

/** Lucide's bell (ISC licence), here and not with the frame's icons, because visitors have none. */
const BELL =
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326';
/** Beyond this, the bell shows a plus. */
const MOST_SHOWN = 99;

export interface NoticeBellProps {
  viewerId: string;
  /** What the page was loaded with, counted at this time, in ms. */
  notices: UnreadNotices;
}

/** The link to one's notifications, with how many are unread, kept up to date by the live connection. */
export default function NoticeBell({ viewerId, notices }: NoticeBellProps): ReactNode {
  const unread = useUnread(viewerId, notices);
  useAppBadge(unread);
  useEffect(() => void keepDeviceOnlyFor(viewerId).catch(() => undefined), [viewerId]);
  const { pathname } = useLocation();
  const address = href('/notifications');
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  return (
    <Link
      discover="none"
      to={address}
      aria-label={bellText(unread, shown)}
      aria-current={pathname === address ? 'page' : undefined}
      className="notice-bell"
    >
      <Icon path={BELL} className="size-6" />
      {unread > 0 && <span aria-hidden="true">{shown}</span>}
    </Link>
  );
}

/** The icon of the installed site shows the number too, until somebody signs out. */
function useAppBadge(unread: number): void {
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
  useEffect(() => {
    // Browsers in which nothing can be installed lack it, and some refuse.
    void navigator.setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
}

/** How many notices are unread: as the page was loaded, or as the server has said, whichever was counted last. */
function useUnread(viewerId: string, notices: UnreadNotices): number {
  const [said, setSaid] = useState(notices);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const heard = useRef<(said: UnreadNotices) => void>(undefined);
  const known = notices.countedAt > said.countedAt ? notices : said;
  heard.current = (now) => {
    if (now.countedAt < known.countedAt) return;
    setSaid(now);
    if (now.unread === known.unread) return;
    // The page of notifications lists what the number counts.
    // A navigation that begins meanwhile loads everything itself.
    if (pathname === href('/notifications') && state === 'idle') void revalidate().catch(() => {});
  };
  useEffect(() => {
    // Without a network, or when its build is no longer on the server, a page keeps the number that it was loaded with.
    const held = import('~/notices/live/subscribe-unread')
      .then(({ subscribeUnread }) => subscribeUnread(viewerId, (said) => heard.current?.(said)))
      .catch(() => undefined);
    return () => void held.then((release) => release?.());
  }, [viewerId]);
  return known.unread;
}
