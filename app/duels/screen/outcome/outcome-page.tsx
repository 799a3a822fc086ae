import type { SubmissionResult } from '@conform-to/react';
import { Form, href } from 'react-router';
import { AuthorLink } from '~/stories/writers/author-link';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Collapsible } from '~/ui/layout/collapsible';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { Folded } from '~/ui/text/folded';
import { BY_BLOCKED } from '~/ui/texts';
import type { JudgedText, Outcome } from '../../outcome/outcome.server';
import { aiUses } from '../../rules/statements';
import { texts } from '../../texts';
import { AboutPerson } from './about-person';
import { SaidNotes } from './said-notes';

export interface OutcomePageProps {
  outcome: Outcome;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** Both texts with the lines that readers kept, the votes, and what was said. */
export function OutcomePage({ outcome, reply }: OutcomePageProps) {
  const { prompt, constraint, result, texts: judged } = outcome;
  const [own, other] = judged;
  if (!own?.own) return null;
  return (
    <Page>
      <BackLink to={href('/duels')}>{texts.title}</BackLink>
      <PageHeading title={texts.outcome.result(result, own.votes, other?.votes ?? 0)} intro={prompt}>
        {constraint && <p className="text-muted">{constraint}</p>}
      </PageHeading>
      {(reply?.form.error?.[''] ?? []).map((error) => (
        <Notice key={error} tone="error" className="mb-6">
          {error}
        </Notice>
      ))}
      <div className="grid gap-10">
        <div className={other ? 'grid items-start gap-6 lg:grid-cols-2' : 'grid'}>
          <Judged text={own} alone={!other} />
          {other && <Judged text={other} alone={false} />}
        </div>
        <SaidNotes notes={own.notes} />
        {other && other.notes.length > 0 && (
          <Collapsible title={texts.outcome.saidOther}>
            <ul className="grid gap-4">
              {other.notes.map(({ id, body, folded }) => (
                <li key={id} dir="auto" className="font-prose text-text wrap-anywhere">
                  <Folded why={folded && BY_BLOCKED}>{body}</Folded>
                </li>
              ))}
            </ul>
          </Collapsible>
        )}
        <Next outcome={outcome} />
      </div>
    </Page>
  );
}

/** A text with its writer, its votes, and how many readers kept each line. */
function Judged({ text, alone }: { text: JudgedText; alone: boolean }) {
  const { id, own, title, writer, votes, ai, hidden, paragraphs } = text;
  return (
    <Card as="article" className="min-w-0 sm:p-8">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{own ? texts.outcome.yours : texts.outcome.other}</span>
        <span className="tabular font-semibold text-text">{alone ? texts.outcome.readers(votes) : texts.outcome.votes(votes)}</span>
      </p>
      <h2 dir="auto" className="display mt-1 text-2xl wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">
        <AuthorLink name={writer?.name ?? texts.outcome.somebody} playerId={writer?.playerId ?? null} />
        {ai && ` · ${aiUses[ai].label}`}
      </p>
      {!own && <AboutPerson person={writer} words={{ kind: 'duel-text', id }} />}
      {hidden && <p className="mt-4 text-muted">{texts.outcome.hidden}</p>}
      <div className="prose-text mt-4">
        {paragraphs.map((lines, paragraph) => (
          <p key={paragraph} dir="auto">
            {lines.map(({ text: line, kept }, place) =>
              kept > 0 ? (
                <span key={place}>
                  <mark className="rounded-sm bg-gold/20 px-0.5 text-text underline decoration-gold underline-offset-4">{line}</mark>{' '}
                  <span className="text-sm whitespace-nowrap text-gold">({texts.outcome.kept(kept)}) </span>
                </span>
              ) : (
                `${line} `
              ),
            )}
          </p>
        ))}
      </div>
    </Card>
  );
}

/** What becomes of the text, and whether the two meet again. */
function Next({ outcome: { keptAs, storyId, rematch, texts: judged } }: Pick<OutcomePageProps, 'outcome'>) {
  const isHidden = judged[0]?.hidden ?? false;
  const isOpen = (keptAs === null || keptAs === 'own') && !isHidden;
  return (
    <Card as="section" aria-labelledby="next" className="grid gap-5 sm:p-8">
      <h2 id="next" className="display text-2xl">
        {texts.outcome.next}
      </h2>
      {keptAs === 'own' && <p className="text-muted">{texts.outcome.keptOwn}</p>}
      {isOpen && (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="intent" value="keep" />
          <Button type="submit" name="as" value="story">
            {texts.outcome.publish}
          </Button>
          <Button type="submit" name="as" value="draft" variant="outline">
            {texts.outcome.revise}
          </Button>
          {keptAs === null && (
            <Button type="submit" name="as" value="own" variant="quiet">
              {texts.outcome.keep}
            </Button>
          )}
          <span className="text-sm text-muted">{texts.outcome.publishHint}</span>
        </Form>
      )}
      {storyId && (
        <p className="flex flex-wrap items-center gap-4">
          {keptAs === 'story' ? texts.outcome.published : texts.outcome.draft}
          <ButtonLink to={href('/story/:storyId', { storyId })} variant="outline" size="sm">
            {keptAs === 'story' ? texts.outcome.readStory : texts.outcome.openDraft}
          </ButtonLink>
        </p>
      )}
      {rematch === 'asked' && <p className="text-muted">{texts.outcome.asked}</p>}
      {rematch !== 'none' && rematch !== 'asked' && (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="rematch" variant="outline" formNoValidate>
            {{ ask: texts.outcome.rematch, agree: texts.outcome.agree, agreed: texts.outcome.begin }[rematch]}
          </Button>
          <span className="text-sm text-muted">{texts.outcome.rematchHint}</span>
        </Form>
      )}
    </Card>
  );
}
