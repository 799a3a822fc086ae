import type { SubmissionResult } from '@conform-to/react';
import { NameForm } from '~/arenas/fan-fiction/author-pages/name-form';
import { type Maintainer, MOST_MAINTAINERS } from '~/collections/maintainers/maintainers';
import { maintainerTexts as texts } from '~/collections/maintainers/texts';
import { AuthorLink } from '~/stories/writers/author-link';
import { Press } from '~/ui/actions/press';
import { FactLine } from '~/ui/text/fact-line';

interface MaintainersProps {
  ownerId: string;
  /** Who looks at the page. */
  playerId: string;
  people: readonly (Maintainer & { joined: boolean })[];
  /** Names of people whom they may invite. */
  names: readonly string[];
  /** The reply to an invitation that had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Who maintains a collection, and the ways to ask others and to leave. */
export function Maintainers({ ownerId, playerId, people, names, form }: MaintainersProps) {
  const isOwner = playerId === ownerId;
  return (
    <section aria-labelledby="maintainers">
      <h2 id="maintainers" className="display text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 text-muted">{texts.intro}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {people.map(({ id, name, joined }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <div className="min-w-0">
              <span className="wrap-anywhere">
                <AuthorLink name={name} playerId={id} />
              </span>
              <FactLine className="text-sm text-muted">
                {id === ownerId && texts.owner}
                {id === playerId && texts.you}
                {!joined && texts.waiting}
              </FactLine>
            </div>
            {!joined && <Press intent="remove-maintainer" person={id} label={texts.withdraw} variant="quiet" size="sm" />}
            {joined && isOwner && id !== ownerId && (
              <Press
                intent="remove-maintainer"
                person={id}
                label={texts.remove}
                variant="quiet"
                size="sm"
                question={texts.removeQuestion(name)}
              />
            )}
            {joined && !isOwner && id === playerId && (
              <Press intent="leave" label={texts.leave} variant="quiet" size="sm" question={texts.leaveQuestion} />
            )}
          </li>
        ))}
      </ul>
      {people.length < MOST_MAINTAINERS && (
        <>
          <h3 className="mt-6 font-semibold">{texts.inviteTitle}</h3>
          <NameForm key={people.length} intent="invite" texts={texts} names={names} form={form} />
        </>
      )}
    </section>
  );
}
