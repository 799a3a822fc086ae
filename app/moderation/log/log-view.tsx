import { href } from 'react-router';
import { auditActions } from '~/accounts/audit/audit-actions';
import type { AuditEntry } from '~/accounts/audit/audit-log.server';
import { minuteText } from '~/platform/text/format-dates';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { viewAddress } from '../desk/views';
import { logTexts as texts } from './log-texts';

interface LogViewProps {
  entries: readonly AuditEntry[];
  /** The cursor of the next page; undefined on the last. */
  next: number | undefined;
}

/** What those who run the site did, newest first. */
export function LogView({ entries, next }: LogViewProps) {
  if (entries.length === 0) return <p className="text-muted">{texts.empty}</p>;
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {next !== undefined && (
        <ButtonLink to={`${viewAddress('log')}?${new URLSearchParams({ before: String(next) })}`} variant="outline" className="mt-6">
          {texts.older}
        </ButtonLink>
      )}
    </>
  );
}

function LogRow({ entry: { at, action, actor, subject, thing, reason } }: { entry: AuditEntry }) {
  return (
    <li className="flex flex-col gap-x-4 py-2 sm:flex-row">
      <time dateTime={at} className="shrink-0 font-mono text-sm text-muted sm:pt-0.5">
        {minuteText(at)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-medium">{actor ?? texts.site}</bdi> {auditActions[action]}{' '}
        {subject?.id ? (
          <TextLink to={href('/players/:playerId', { playerId: subject.id })}>
            <bdi>{subject.name}</bdi>
          </TextLink>
        ) : (
          (subject?.name ?? (action === 'look-up-address' && texts.addressOfNobody))
        )}
        {thing && <span className="block font-mono text-sm text-muted">{thing.replace(':', ' ')}</span>}
        {reason && <q className="block text-sm">{reason}</q>}
      </p>
    </li>
  );
}
