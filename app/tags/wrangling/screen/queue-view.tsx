import { useForm } from '@conform-to/react';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import { tagKinds } from '../../rules/tag';
import { tagAddress } from '../../rules/tag-address';
import { wranglingAddress } from '../../rules/wrangling-address';
import { TagBox } from '../../screen/tag-box';
import { parentKinds } from '../changes';
import type { QueuedTag } from '../queue.server';
import type { QueueFilters } from '../queue-filters';
import { wranglingTexts as texts } from '../texts';
import type { WrangleReply } from './wrangle-action.server';
import { WrangleOutcome } from './wrangle-outcome';
import type { WrangleFields } from './wrangling-forms';

interface QueueViewProps {
  filters: QueueFilters;
  tags: readonly QueuedTag[];
  /** Where the next page begins; undefined on the last. */
  next: string | undefined;
  movesLeft: number;
  reply: WrangleReply | undefined;
}

/** The tags that wait, or that a wrangler looks for, and what is done with those that they choose. */
export function QueueView({ filters, tags, next, movesLeft, reply }: QueueViewProps) {
  const { kind, fandom, words } = filters;
  return (
    <>
      <WrangleOutcome reply={reply} movesLeft={movesLeft} />
      <QueueForm filters={filters} />
      {tags.length > 0 ? (
        <ChangeForm key={kind} filters={filters} tags={tags} reply={reply} />
      ) : (
        <p className="text-muted">{words ? texts.nothingFound : fandom ? texts.nothingWaitsFor : texts.nothingWaits}</p>
      )}
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {next && (
          <ButtonLink to={wranglingAddress('queue', { kind, fandom, q: words, after: next })} variant="outline">
            {texts.more}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

/** Which tags are shown; a plain form. */
function QueueForm({ filters: { kind, fandom, words } }: { filters: QueueFilters }) {
  return (
    <Form action="/tags" className="mb-6 grid items-end gap-4 sm:grid-cols-[auto_1fr_1fr_auto]">
      <input type="hidden" name="view" value="queue" />
      <Select
        key={kind}
        label={texts.kindLabel}
        name="kind"
        defaultValue={kind}
        className="grid! gap-1.5! [&>label]:text-base [&>label]:text-text"
        options={tagKinds.toReversed().map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <Typed name="fandom" label={texts.fandom} value={fandom} placeholder={texts.anyFandom} />
      <Typed name="q" label={texts.words} value={words} />
      <Button type="submit" variant="outline" className="justify-self-start">
        {texts.find}
      </Button>
    </Form>
  );
}

function Typed({ label, value, ...props }: { name: string; label: string; value: string; placeholder?: string }) {
  return (
    <label className="grid min-w-0 gap-1.5">
      <span className="font-medium">{label}</span>
      <input
        key={value}
        {...props}
        defaultValue={value}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        className={cx(controlStyle, 'h-11')}
      />
    </label>
  );
}

function ChangeForm({ filters: { kind, fandom }, tags, reply }: Pick<QueueViewProps, 'filters' | 'tags' | 'reply'>) {
  const busy = useNavigation().formData?.get('intent');
  const heading = useId();
  const [form, fields] = useForm<WrangleFields>({ id: 'wrangle', lastResult: busy ? null : (reply?.form ?? null) });
  const sentIds = form.initialValue?.tagIds;
  const chosen = new Set(Array.isArray(sentIds) ? sentIds : [sentIds]);
  const parentKind = parentKinds[kind];
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <ul className="divide-y divide-line border-y border-line">
        {tags.map((tag) => (
          <TagRow key={tag.id} tag={tag} chosen={chosen.has(String(tag.id))} />
        ))}
      </ul>
      <fieldset aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-raised p-5">
        <h2 id={heading} className="display text-2xl">
          {texts.chosen}
        </h2>
        <FormErrors errors={form.errors ?? fields.tagIds.errors} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TagBox kind={kind} field={fields.into} label={texts.into} hint={texts.intoHint} fandoms={() => fandom} />
          {parentKind && (
            <TagBox kind={parentKind} field={fields.parents} label={texts.parents} hint={texts.parentsHint[kind]} fandoms={() => fandom} />
          )}
        </div>
        <p className="flex flex-wrap gap-3">
          {(['canonical', 'merge', ...(parentKind ? (['parents'] as const) : []), 'settle'] as const).map((intent) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              variant={intent === 'canonical' ? 'gold' : 'outline'}
              pending={busy === intent}
              pendingText={texts.working}
            >
              {texts.does[intent]}
            </Button>
          ))}
        </p>
      </fieldset>
    </Form>
  );
}

function TagRow({ tag: { id, name, stories, canonical, countsAs, parents, fandoms }, chosen }: { tag: QueuedTag; chosen: boolean }) {
  const facts = [
    texts.stories(stories),
    canonical && texts.canonical,
    countsAs !== null && texts.countsAs(countsAs),
    parents.length > 0 && texts.below(parents.join(', ')),
    fandoms.length > 0 && texts.usedIn(fandoms.join(', ')),
  ].filter((fact) => fact !== false);
  return (
    <li className="flex items-center gap-2">
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          name="tagIds"
          value={id}
          defaultChecked={chosen}
          aria-label={texts.choose(name)}
          className="size-5 accent-gold"
        />
      </label>
      <p className="min-w-0 flex-1 py-2 wrap-anywhere sm:flex sm:items-baseline sm:justify-between sm:gap-6">
        <TextLink to={tagAddress(id)} className="font-medium">
          <bdi>
            <SlashBreaks text={name} />
          </bdi>
        </TextLink>{' '}
        <span className="tabular text-sm text-muted max-sm:block sm:max-w-1/2 sm:text-right">{facts.join(' · ')}</span>
      </p>
    </li>
  );
}
