import type { SubmissionResult } from '@conform-to/react';
import { Form, href, useNavigation } from 'react-router';
import type { StoryToRead } from '~/stories/first-readers/offer.server';
import { firstReaderTexts } from '~/stories/first-readers/texts';
import { ReadNext } from '~/stories/reading/after/read-next';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { preloadProse } from '~/ui/text/preload-prose';
import { withParts } from '~/ui/text/with-parts';
import type { DuelsPage as Facts } from '../duels.server';
import { texts } from '../texts';
import type { DeskText } from '../writing/desk-text.server';
import { OwnDuels } from './own-duels';
import { WriteCards } from './write-cards';

const doneTexts: Readonly<Record<string, string>> = { sealed: texts.sealedNow, read: texts.read.thanks, none: texts.read.none };

export interface DuelsPageProps extends Facts {
  /** What was done just now. */
  done: string | null | undefined;
  /** A story that waits for readers, for a reader who has just judged a duel. */
  toRead: StoryToRead | undefined;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** A duel to read, cards to write to, and one's own duels. */
export function DuelsPage({ draw, writing, holds, mayRead, own, done, toRead, reply }: DuelsPageProps) {
  const busy = useNavigation().formMethod === 'POST';
  const said = done ? doneTexts[done] : undefined;
  preloadProse();
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-8">
        {said && <Notice tone={done === 'none' ? 'info' : 'success'}>{said}</Notice>}
        {(reply?.form.error?.[''] ?? []).map((error) => (
          <Notice key={error} tone="error">
            {error}
          </Notice>
        ))}
        <ToRead holds={holds} mayRead={mayRead} busy={busy} />
        {toRead && <ReadNext heading={firstReaderTexts.oneToRead} story={toRead} />}
        {writing ? <BeingWritten text={writing} /> : <WriteCards draw={draw} error={reply?.form.error?.card?.[0]} busy={busy} />}
        <OwnDuels own={own} />
      </div>
    </Page>
  );
}

/** A duel that waits, or the way to get one. */
function ToRead({ holds, mayRead, busy }: Pick<Facts, 'holds' | 'mayRead'> & { busy: boolean }) {
  return (
    <Card as="section" aria-labelledby="to-read" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="to-read" className="display text-2xl">
          {holds ? texts.read.waits : texts.read.get}
        </h2>
        <p className="mt-1 text-muted">{holds ? texts.read.waitsHint : mayRead ? texts.read.getHint : texts.read.notYet}</p>
      </div>
      {holds && <ButtonLink to={href('/duels/read')}>{texts.read.go}</ButtonLink>}
      {!holds && mayRead && (
        <Form method="post">
          <Button type="submit" name="intent" value="deal" variant="outline" pending={busy}>
            {texts.read.get}
          </Button>
        </Form>
      )}
    </Card>
  );
}

function BeingWritten({ text }: { text: DeskText }) {
  const params = { textId: text.id };
  const isOver = text.gameMsLeft === 0;
  return (
    <Card as="section" aria-labelledby="writing" className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="writing" className="text-sm font-semibold text-muted">
          {texts.write.open}
        </h2>
        <p className="mt-1 font-prose text-xl">{text.prompt}</p>
        <p className="mt-1 text-sm text-muted">{withParts(texts.write.until, { end: <Moment at={text.handInBy} /> })}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        {!isOver && <ButtonLink to={href('/duels/write/:textId', params)}>{texts.write.goOn}</ButtonLink>}
        <ButtonLink to={href('/duels/write/:textId/seal', params)} variant={isOver ? undefined : 'outline'}>
          {texts.write.handIn}
        </ButtonLink>
      </p>
    </Card>
  );
}
