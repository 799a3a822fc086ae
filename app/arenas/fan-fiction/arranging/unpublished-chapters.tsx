import { useEffect, useId, useState } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { countText } from '~/platform/text/format';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { Collapsible } from '~/ui/layout/collapsible';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { ListedDraft } from '../drafts/list-drafts.server';
import { draftsTexts } from '../drafts/texts';
import type { ChapterName } from '../reading/reading.contract';
import { arrangingTexts, draftTexts } from '../texts';
import { orderTexts } from './texts';

/** How many chapters show at once how they can be published; each of a longer list shows it on demand. */
const FEW = 3;

interface UnpublishedChaptersProps {
  drafts: readonly ListedDraft[];
  /** The published ones, before which they can be put. */
  chapters: readonly ChapterName[];
}

/** A story's unpublished chapters: to be published at a place, now or at a time. */
export function UnpublishedChapters({ drafts, chapters }: UnpublishedChaptersProps) {
  const open = drafts.filter(({ publishAt, by }) => publishAt === undefined && by === undefined);
  const busy = useNavigation().formData?.get('intent') === 'publish-all';
  return (
    <section aria-labelledby="unpublished" className="mt-10">
      <h2 id="unpublished" className="display text-2xl">
        {arrangingTexts.unpublished}
      </h2>
      {drafts.length === 0 && <p className="mt-3 text-muted">{arrangingTexts.none}</p>}
      {open.length > 1 && (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="publish-all" variant="outline" pending={busy} pendingText={orderTexts.publishing}>
            {arrangingTexts.publishAll(open.length)}
          </Button>
        </Form>
      )}
      <ul className="mt-3 grid gap-4">
        {drafts.map((draft) => (
          <li key={draft.id} className="card">
            <Unpublished draft={draft} chapters={chapters} isOneOfFew={drafts.length <= FEW} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnpublishedProps {
  draft: ListedDraft;
  chapters: readonly ChapterName[];
  isOneOfFew: boolean;
}

function Unpublished({ draft, chapters, isOneOfFew }: UnpublishedProps) {
  const { id, title, address, words, savedOn, by, lastLine, publishAt, notPublished, beforeId } = draft;
  const before = chapters.find((chapter) => chapter.id === beforeId);
  const publishing = <PublishForm id={id} chapters={chapters} />;
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">
        <TextLink to={address}>
          <bdi>{title || draftTexts.untitled}</bdi>
        </TextLink>
      </h3>
      <FactLine className="tabular mt-1 text-sm text-muted">
        {[countText(words, { one: 'word', other: 'words' }), draftTexts.saved(savedOn), by && draftsTexts.begunBy(by)]}
      </FactLine>
      <p className="mt-1 line-clamp-1 font-prose text-muted wrap-anywhere">{lastLine}</p>
      <p className="mt-1 text-sm">
        <TextLink to={href('/fan-fiction/history/:chapterId', { chapterId: id })} className="inline-flex min-h-11 items-center">
          {orderTexts.versions}
          <span className="sr-only">: {title || draftTexts.untitled}</span>
        </TextLink>
      </p>
      {notPublished && <p className="mt-1 text-vermilion">{draftTexts.notPublished(notPublished)}</p>}
      {publishAt && <Scheduled id={id} title={title} publishAt={publishAt} before={before} />}
      {!publishAt && isOneOfFew && publishing}
      {!publishAt && !isOneOfFew && (
        <div className="quiet-details">
          <Collapsible
            title={
              <span>
                {orderTexts.publish}
                <span className="sr-only">: {title || draftTexts.untitled}</span>
              </span>
            }
          >
            {publishing}
          </Collapsible>
        </div>
      )}
    </>
  );
}

function Scheduled({ id, title, publishAt, before }: { id: string; title: string; publishAt: string; before: ChapterName | undefined }) {
  return (
    <Form method="post" className="mt-2 flex flex-wrap items-center justify-between gap-3">
      <p>
        {withParts(orderTexts.willBePublished, {
          at: <Moment at={publishAt} />,
          place: before ? orderTexts.placeBefore(before.title) : orderTexts.placeAtEnd,
        })}
      </p>
      <input type="hidden" name="intent" value="unschedule" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="outline">
        <span>
          {orderTexts.takeBack}
          <span className="sr-only">: {title}</span>
        </span>
      </Button>
    </Form>
  );
}

function PublishForm({ id, chapters }: { id: string; chapters: readonly ChapterName[] }) {
  const { formData } = useNavigation();
  const busy = formData?.get('id') === id ? formData.get('intent') : undefined;
  const zone = useTimeZone();
  const at = useId();
  const places = chapters.map(({ id: value, number, title }) => ({ value, label: orderTexts.placeBeforeNumber(number, title) }));
  return (
    <Form method="post" className="mt-3 grid gap-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="timeZone" value={zone} />
      <Select
        label={orderTexts.place}
        name="before"
        options={[{ value: '', label: arrangingTexts.atEnd }, ...places]}
        className="max-w-full min-w-0 flex-wrap"
      />
      <div className="flex flex-wrap items-end gap-3">
        <Button type="submit" name="intent" value="publish" pending={busy === 'publish'} pendingText={orderTexts.publishing}>
          {orderTexts.publishNow}
        </Button>
        <div className="min-w-0">
          <label htmlFor={at} className="mb-1 block text-sm font-medium text-muted">
            {orderTexts.publishAtTime(zone)}
          </label>
          <input id={at} type="datetime-local" name="at" className={cx(controlStyle, 'h-11')} />
        </div>
        <Button
          type="submit"
          name="intent"
          value="schedule"
          variant="outline"
          pending={busy === 'schedule'}
          pendingText={orderTexts.scheduling}
        >
          {orderTexts.schedule}
        </Button>
      </div>
    </Form>
  );
}

/** The time zone of this device; UTC until the page has hydrated, and without script. */
function useTimeZone(): string {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
