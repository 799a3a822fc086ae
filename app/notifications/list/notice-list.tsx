import {
  Bell,
  BookPlus,
  Check,
  DoorOpen,
  EyeOff,
  GitBranch,
  Globe,
  Heart,
  ListPlus,
  type LucideIcon,
  MessageCircle,
  Scale,
  Sparkles,
  Star,
  UserPlus,
} from 'lucide-react';
import { href, useFetcher } from 'react-router';
import type { NoticeIcon, TextPiece } from '~/platform/feature/notice-kind';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { RoleBadge } from '~/ui/people/role-badge';
import { Moment } from '~/ui/text/moment';
import type { ShownNotice } from './list-notices.server';
import { listTexts } from './texts';

const icons: Record<NoticeIcon, LucideIcon> = {
  bell: Bell,
  book: BookPlus,
  chapter: ListPlus,
  check: Check,
  comment: MessageCircle,
  continuation: GitBranch,
  door: DoorOpen,
  globe: Globe,
  heart: Heart,
  hidden: EyeOff,
  person: UserPlus,
  scale: Scale,
  sparkles: Sparkles,
  star: Star,
};

/** What a player was told, newest first. */
export function NoticeList({ notices }: { notices: readonly ShownNotice[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

/** One notice: its link marks it as read on the way, and so does its button, which needs no script. */
function NoticeRow({ notice }: { notice: ShownNotice }) {
  const fetcher = useFetcher();
  const unread = notice.unread && fetcher.formData === undefined;
  const Icon = icons[notice.icon];
  const read = () => {
    if (!unread) return;
    // Past the router, whose navigation it must not disturb. If it does not arrive, the notice stays unread.
    const body = new URLSearchParams({ intent: 'read', id: notice.id });
    void fetch(href('/notifications'), { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };
  return (
    <li className={cx('notice-row', unread && 'notice-unread')}>
      <Icon aria-hidden="true" />
      <div>
        <p className={unread ? 'font-semibold' : undefined}>
          {unread && <span className="sr-only">{listTexts.unread} </span>}
          {notice.to ? (
            <TextLink to={notice.to} onClick={read}>
              <Pieces text={notice.text} />
            </TextLink>
          ) : (
            <Pieces text={notice.text} />
          )}
        </p>
        {notice.more && (
          <p dir="auto" className="mt-1 text-sm whitespace-pre-line">
            {notice.more}
          </p>
        )}
        <p>
          <Moment at={notice.at} />
          {notice.by && <Doer by={notice.by} />}
        </p>
      </div>
      {unread && (
        <fetcher.Form method="post" action={href('/notifications')}>
          <input type="hidden" name="id" value={notice.id} />
          <Button type="submit" name="intent" value="read" variant="quiet" size="sm" className="min-h-11">
            {listTexts.markAsRead}
            <span className="sr-only"> {notice.text.map(({ text }) => text).join('')}</span>
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}

/** Who did what a notice tells, with what they are here. */
function Doer({ by: { name, page, badge } }: { by: NonNullable<ShownNotice['by']> }) {
  return (
    <>
      {name !== undefined && (
        <>
          {' · '}
          <TextLink to={page}>
            <bdi>{name}</bdi>
          </TextLink>
        </>
      )}
      {badge && (
        <>
          {' '}
          <RoleBadge role={badge} />
        </>
      )}
    </>
  );
}

function Pieces({ text }: { text: readonly TextPiece[] }) {
  return text.map((piece, index) => (piece.isolated ? <bdi key={index}>{piece.text}</bdi> : piece.text));
}
