import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Badge } from '~/ui/people/badge';
import { RoleBadge } from '~/ui/people/role-badge';
import type { FanComment } from '../comment.contract';
import { linkedText } from './linked-text';
import { screenTexts } from './texts';

interface CommentHeadProps extends Pick<FanComment, 'author'> {
  /** Undefined for a writer who has left, and for the reader's own comment on its way. */
  authorId?: string | undefined;
  badge?: FanComment['badge'];
  note: ReactNode;
}

/** A comment's author and date above its text. */
export function CommentHead({ author, authorId, badge, note }: CommentHeadProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-muted">
      <bdi className="font-semibold text-text wrap-anywhere">
        {authorId === undefined ? (
          author
        ) : (
          <Link
            to={href('/players/:playerId', { playerId: authorId })}
            className="inline-block min-w-6 py-0.5 hover:text-gold hover:underline"
          >
            {author}
          </Link>
        )}
      </bdi>
      {badge === 'visitor' ? <Badge tone="plain">{screenTexts.visitor}</Badge> : badge && <RoleBadge role={badge} />}
      <span>{note}</span>
    </p>
  );
}

/** A comment's words. @param linked whether addresses in them can be clicked. */
export function CommentText({ text, linked = false }: { text: string; linked?: boolean }) {
  const pieces = linked ? linkedText(text) : [{ text }];
  return (
    <p dir="auto" className="mt-1 overflow-clip whitespace-pre-line wrap-anywhere">
      {pieces.map((piece, index) =>
        piece.address ? (
          <a key={index} href={piece.address} rel="nofollow ugc noopener noreferrer" target="_blank" dir="ltr" className="text-link">
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
