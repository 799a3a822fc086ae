import { useState } from 'react';
import { formProblem } from '~/platform/forms/form-problem';
import { minuteText } from '~/platform/text/format-dates';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { FormError } from '~/ui/states/form-error';
import { tagAddress } from '../../rules/tag-address';
import { wranglingAddress } from '../../rules/wrangling-address';
import type { LoggedChange } from '../log.server';
import { wranglingTexts as texts } from '../texts';
import type { WrangleReply } from './wrangle-action.server';
import { UndoChange, WrangleOutcome } from './wrangle-outcome';

interface ChangesViewProps {
  changes: readonly LoggedChange[];
  next: number | undefined;
  movesLeft: number;
  reply: WrangleReply | undefined;
}

/** What was done with tags, the latest first; each can be taken back. */
export function ChangesView({ changes, next, movesLeft, reply }: ChangesViewProps) {
  return (
    <>
      <WrangleOutcome reply={reply} movesLeft={movesLeft} />
      <FormError large className="mb-4">
        {reply && !reply.result && formProblem(reply.form)}
      </FormError>
      {changes.length === 0 && <p className="text-muted">{texts.emptyLog}</p>}
      <ol className="divide-y divide-line border-y border-line empty:hidden">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ol>
      {next !== undefined && (
        <ButtonLink to={wranglingAddress('log', { before: String(next) })} variant="outline" className="mt-6">
          {texts.older}
        </ButtonLink>
      )}
    </>
  );
}

function ChangeRow({ change: { id, at, action, by, names, tags, into, parents, undone } }: { change: LoggedChange }) {
  const [couldBeUndone] = useState(undone === undefined);
  const did = texts.did[action];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <time dateTime={at} className="tabular shrink-0 text-sm text-muted">
        {minuteText(at)}
      </time>
      <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <bdi className="font-medium">{by ?? (action === 'agree' ? texts.authors : texts.somebody)}</bdi> {did}{' '}
        {names.map((name, place) => (
          <span key={name}>
            {place > 0 && ', '}
            <bdi className="italic">{name}</bdi>
          </span>
        ))}
        {tags > names.length && ` ${texts.andMore(tags - names.length)}`}
        {into && (
          <>
            {' '}
            {texts.mergedInto}{' '}
            <TextLink to={tagAddress(into.id)}>
              <bdi>{into.name}</bdi>
            </TextLink>
          </>
        )}
        {parents.length > 0 && <span className="text-muted">, {texts.below(parents.join(', '))}</span>}
      </p>
      {undone ? (
        <p ref={couldBeUndone ? takeFocus : null} tabIndex={-1} className="text-sm text-muted outline-none">
          {texts.undone(undone.by)}
        </p>
      ) : (
        <UndoChange id={id} said={`${did} ${names.join(', ')}`} />
      )}
    </li>
  );
}

/** The button that had the focus is gone. */
const takeFocus = (said: HTMLElement | null) => said?.focus();
