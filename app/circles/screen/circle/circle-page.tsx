import type { SubmissionResult } from '@conform-to/react';
import { Form, href } from 'react-router';
import { AuthorLink } from '~/stories/writers/author-link';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { InviteLink } from '~/ui/sharing/invite-link';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { FEWEST_MEMBERS } from '../../rules/members';
import type { CircleView } from '../../server/circle-page.server';
import { texts as allTexts } from '../../texts';
import { Shield } from '../shield';
import { Evening } from './evening';
import { ForHost } from './for-host';

const texts = allTexts.page;

export interface CirclePageProps {
  circle: CircleView;
  /** The circle's room of words that waits for people. */
  wordRoom: string | undefined;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** A circle: its next evening, who is in it, and its shelf. */
export function CirclePage({ circle, wordRoom, reply }: CirclePageProps) {
  const { name, members, season, blocked, isHost } = circle;
  const missing = FEWEST_MEMBERS - members.length;
  return (
    <Page width="medium">
      <BackLink to={href('/circles')}>{texts.back}</BackLink>
      <header className="mt-4 mb-8 flex items-center gap-5">
        <Shield name={name} className="h-24 w-20 shrink-0 sm:h-28 sm:w-24" />
        <div className="min-w-0">
          <h1 dir="auto" className="display text-3xl wrap-anywhere sm:text-4xl">
            {name}
          </h1>
          <FactLine className="mt-1 text-muted">
            {allTexts.list.members(members.length)}
            {texts.season(season)}
          </FactLine>
        </div>
      </header>
      <div className="flex flex-col gap-4 empty:hidden">
        {(reply?.form.error?.[''] ?? []).map((error) => (
          <Notice key={error} tone="error">
            {error}
          </Notice>
        ))}
        {missing > 0 && <Notice tone="info">{texts.fewest(missing)}</Notice>}
        {blocked.length > 0 && <Notice tone="info">{texts.blocks(blocked)}</Notice>}
      </div>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Evening circle={circle} />
          <WordsTogether isOpen={wordRoom !== undefined} />
          <Shelf shelf={circle.shelf} />
          {isHost && <ForHost circle={circle} reply={reply} />}
        </div>
        <aside className="flex flex-col gap-8">
          <Members circle={circle} />
          <InviteLink
            path={href('/circles/join/:invitation', { invitation: circle.invitation })}
            title={texts.invite}
            label={texts.inviteLink}
          />
          {circle.time && (
            <div>
              <InviteLink
                path={href('/circles/calendar/:calendar.ics', { calendar: circle.calendar })}
                title={texts.calendar}
                label={texts.calendarLink}
              />
              <p className="text-sm text-muted">{texts.calendarHint}</p>
            </div>
          )}
          <div className="-ml-3 flex flex-wrap items-center gap-x-3">
            <Press variant="quiet" size="sm" intent="leave" label={texts.leave} question={texts.leaveQuestion} />
            {!isHost && (
              <TextLink
                to={href('/report/:kind/:thingId', { kind: 'circle', thingId: circle.id })}
                className="inline-flex min-h-9 items-center text-sm text-muted"
              >
                {texts.report}
              </TextLink>
            )}
          </div>
        </aside>
      </div>
    </Page>
  );
}

/** The way into the circle's room of words, which its first member opens. */
function WordsTogether({ isOpen }: { isOpen: boolean }) {
  const { title, open, openHint, hint, sit, start } = texts.words;
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="display text-2xl">
        {isOpen ? open : title}
      </h2>
      <p className="mt-1 mb-4 text-muted">{isOpen ? openHint : hint}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="words" variant={isOpen ? undefined : 'outline'}>
          {isOpen ? sit : start}
        </Button>
      </Form>
    </section>
  );
}

function Members({ circle: { members, viewerId, isHost, evening } }: { circle: CircleView }) {
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="font-semibold">
        {texts.members}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {members.map(({ playerId, name, role, answer }) => (
          <li key={playerId} className="py-2">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium wrap-anywhere">
                <AuthorLink name={name} playerId={playerId} />
              </span>
              <span className="ml-auto text-sm text-muted">
                {[
                  playerId === viewerId && texts.you,
                  role === 'host' && texts.host,
                  evening && (answer ? texts.said[answer] : texts.silent),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {isHost && playerId !== viewerId && (
              <div className="-ml-3 flex flex-wrap">
                <Press
                  variant="quiet"
                  size="sm"
                  intent="hand-over"
                  person={playerId}
                  label={texts.handOver(name)}
                  question={texts.handOverQuestion(name)}
                />
                <Press
                  variant="quiet"
                  size="sm"
                  intent="remove"
                  person={playerId}
                  label={texts.remove(name)}
                  question={texts.removeQuestion(name)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shelf({ shelf }: Pick<CircleView, 'shelf'>) {
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className="display text-2xl">
        {texts.shelf}
      </h2>
      {shelf.length === 0 ? (
        <p className="mt-2 text-muted">{texts.emptyShelf}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {shelf.map(({ title, address, at }) => (
            <li key={address} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
              <TextLink to={address} dir="auto" className="font-prose text-lg wrap-anywhere">
                {title}
              </TextLink>
              <span className="text-sm text-muted">
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
