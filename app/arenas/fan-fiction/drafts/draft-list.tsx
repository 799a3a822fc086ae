import { useFetcher } from 'react-router';
import { countText } from '~/platform/text/format';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { TextLink } from '~/ui/actions/text-link';
import { FactLine } from '~/ui/text/fact-line';
import { betaAddress } from '../beta/beta';
import { useHydrated } from '../story-page/use-task';
import { draftTexts } from '../texts';
import type { ListedDraft } from './list-drafts.server';
import { draftsTexts } from './texts';

interface DraftListProps {
  drafts: readonly ListedDraft[];
  title?: string;
  /** The address for writing another one. */
  another?: string;
  /** The level of the heading. */
  as?: 'h2' | 'h3';
}

/** Chapters that their writer has not published, with their last lines; nothing when there are none. */
export function DraftList({ drafts, title = draftTexts.drafts, another, as: Heading = 'h2' }: DraftListProps) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="mt-6 print:hidden">
      <Heading id="drafts" className="text-lg font-semibold">
        {title}
      </Heading>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {drafts.map((draft) => (
          <Draft key={draft.id} {...draft} />
        ))}
      </ul>
      {another && (
        <p className="mt-2">
          <TextLink to={another} preventScrollReset className="inline-flex min-h-11 items-center">
            {draftTexts.another}
          </TextLink>
        </p>
      )}
    </section>
  );
}

function Draft({ id, workId, title, place, address, lastLine, words, savedOn, by, notPublished }: ListedDraft) {
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const name = title || draftTexts.untitled;
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <TextLink to={address} className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </TextLink>
        <FactLine className="tabular mt-1 text-sm text-muted">
          {[place, countText(words, { one: 'word', other: 'words' }), draftTexts.saved(savedOn), by && draftsTexts.begunBy(by)]}
        </FactLine>
        <p className="mt-1 line-clamp-2 font-prose text-muted wrap-anywhere">{lastLine}</p>
        {notPublished && <p className="mt-1 text-vermilion">{draftTexts.notPublished(notPublished)}</p>}
        <TextLink to={betaAddress(workId)} className="inline-flex min-h-11 items-center text-sm">
          {draftsTexts.betaReaders}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </div>
      {by === undefined && (
        <fetcher.Form method="post" action={address}>
          <input type="hidden" name="intent" value="discard-draft" />
          <input type="hidden" name="id" value={id} />
          {hydrated && <input type="hidden" name="script" value="1" />}
          <ConfirmButton
            type="submit"
            variant="quiet"
            size="sm"
            className="min-h-11"
            pending={fetcher.state !== 'idle'}
            pendingText={draftsTexts.deleting}
            question={{ ...draftTexts.discard, confirmLabel: draftsTexts.delete, cancelLabel: draftsTexts.keepIt, tone: 'danger' }}
            onConfirm={() => void fetcher.submit({ intent: 'discard-draft', id, script: '1' }, { method: 'post', action: address })}
          >
            <span>
              {draftTexts.remove}
              <span className="sr-only">: {name}</span>
            </span>
          </ConfirmButton>
        </fetcher.Form>
      )}
    </li>
  );
}
