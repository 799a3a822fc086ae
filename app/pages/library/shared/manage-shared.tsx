import type { SubmissionResult } from '@conform-to/react';
import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { ChangeFields } from '~/collections/forms';
import type { Maintainer } from '~/collections/maintainers/maintainers';
import { momentField } from '~/collections/moment';
import { sharedAddress } from '~/collections/rules/shared-collection';
import type { SharedWork } from '~/collections/server/read.server';
import { texts } from '~/collections/texts';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { CheckCard } from '~/ui/fields/check-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { TextField } from '~/ui/fields/text-field';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { FactLine } from '~/ui/text/fact-line';
import { Maintainers } from './maintainers';
import type { SharedOnPage } from './shared-data.server';
import { WorkPress, WorkRow } from './work-row';

interface ManageSharedProps {
  collection: SharedOnPage;
  works: readonly SharedWork[];
  /** Who looks at the page, who maintains it or is invited to, and names of people whom they may invite. */
  playerId: string;
  people: readonly (Maintainer & { joined: boolean })[];
  names: readonly string[];
  reply: { form: SubmissionResult<string[]>; result?: string | undefined } | undefined;
}

/** What the maintainers of a collection manage: what waits, what is in it, what is said of it, and whether it is there. */
export function ManageShared({ collection, works, playerId, people, names, reply }: ManageSharedProps) {
  const isOfWords = reply?.form.initialValue?.intent === 'change' || reply?.result === texts.saved;
  const isOfName = reply?.form.initialValue?.intent === 'invite';
  const waiting = works.filter(({ state }) => state === 'asked');
  const inIt = works.filter(({ state }) => state === 'in');
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={sharedAddress(collection.slug)}>{texts.back}</BackLink>
      </p>
      <PageHeading title={<bdi>{texts.manageTitle(collection.title)}</bdi>} />
      <div className="flex flex-col gap-12">
        {!isOfWords && !isOfName && <FormErrors errors={reply?.form.error?.['']} />}
        {(collection.moderated || waiting.length > 0) && (
          <Works id="waiting" title={texts.waiting} none={texts.noneWaiting} works={waiting}>
            {(work) => (
              <>
                <WorkPress work={work} intent="let-in" label={texts.letIn} />
                <WorkPress work={work} intent="decline" label={texts.decline} variant="quiet" />
              </>
            )}
          </Works>
        )}
        <Works id="in" title={texts.inIt} none={texts.noneIn} works={inIt}>
          {(work) => <WorkPress work={work} intent="decline" label={texts.withdraw} variant="quiet" />}
        </Works>
        <section aria-labelledby="settings">
          <h2 id="settings" className="display mb-4 text-2xl">
            {texts.settings}
          </h2>
          <SettingsForm collection={collection} reply={isOfWords ? reply : undefined} />
        </section>
        <Maintainers {...{ ownerId: collection.ownerId, playerId, people, names }} form={isOfName ? reply?.form : undefined} />
        {collection.own && (
          <Press
            intent="delete"
            label={texts.remove}
            variant="danger"
            question={{
              title: texts.removeQuestion,
              description: texts.removeWarning,
              confirmLabel: texts.remove,
              cancelLabel: texts.keepIt,
              tone: 'danger',
            }}
          />
        )}
      </div>
    </Page>
  );
}

interface WorksProps {
  id: string;
  title: string;
  /** What is said where there are none. */
  none: string;
  works: readonly SharedWork[];
  children(work: SharedWork): React.ReactNode;
}

function Works({ id, title, none, works, children }: WorksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {works.length === 0 && <p className="mt-2 text-muted">{none}</p>}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {works.map((work) => (
          <WorkRow key={work.id} work={work} said={<SaidOfWork work={work} />}>
            {children(work)}
          </WorkRow>
        ))}
      </ul>
    </section>
  );
}

/** Who added it, and what readers do not see of it yet. */
function SaidOfWork({ work: { author, waits, unnamed } }: { work: SharedWork }) {
  return (
    <FactLine>
      <bdi>{author}</bdi>
      {waits && texts.waits}
      {unnamed && texts.unnamedForReaders}
    </FactLine>
  );
}

function SettingsForm({ collection, reply }: Pick<ManageSharedProps, 'collection' | 'reply'>) {
  const busy = useNavigation().formData?.get('intent') === 'change';
  const { title, slug, summary, notes, moderated, proposals, closesAt, worksAt, authorsAt } = collection;
  const times = { closesAt: momentField(closesAt), worksAt: momentField(worksAt), authorsAt: momentField(authorsAt) };
  const [form, fields] = useForm<ChangeFields>({
    id: 'settings-form',
    defaultValue: { title, slug, summary, notes, ...times },
    lastResult: busy || reply?.result ? null : reply?.form,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="change" />
      <TextField field={fields.title} label={texts.name} maxLength={MAX_TITLE} autoComplete="off" dir="auto" />
      <TextField field={fields.slug} label={texts.slug} hint={texts.slugHint} autoComplete="off" />
      <TextAreaField field={fields.summary} label={texts.summary} hint={texts.summaryHint} dir="auto" />
      <TextAreaField field={fields.notes} label={texts.rules} hint={texts.rulesHint} dir="auto" />
      <CheckCard name="moderated" defaultChecked={moderated} label={texts.isModerated} hint={texts.isModeratedHint} />
      <CheckCard name="proposals" defaultChecked={proposals} label={texts.proposals} hint={texts.proposalsHint} />
      <TextField field={fields.closesAt} type="datetime-local" label={texts.closesAt} hint={texts.closesHint} />
      <TextField field={fields.worksAt} type="datetime-local" label={texts.worksAt} hint={texts.worksHint} />
      <TextField field={fields.authorsAt} type="datetime-local" label={texts.authorsAt} hint={texts.authorsHint} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <p role="status" className="text-muted">
          {!busy && reply?.result}
        </p>
      </div>
    </Form>
  );
}
