import { useForm } from '@conform-to/react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import type { OwnPenName } from '~/accounts/pen-names/pen-names-of.server';
import { SignedAs } from '~/accounts/pen-names/signed-as';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { ContentFields } from '~/stories/content-rating/content-fields';
import { contentIn } from '~/stories/content-rating/content-rating';
import type { Destination } from '~/stories/destinations/destinations.server';
import { FactBoxes } from '~/stories/facts/fact-boxes';
import { NoteBoxes } from '~/stories/notes/note-boxes';
import { TwoVersions } from '~/stories/saving/conflict/two-versions';
import { hasLinesOf } from '~/stories/saving/merging/same-words';
import type { Words } from '~/stories/saving/save.contract';
import { useWordCount } from '~/stories/text/use-word-count';
import { wordsText } from '~/stories/text/words-box';
import { tagKinds } from '~/tags/rules/tag';
import { TagBoxes } from '~/tags/screen/tag-boxes';
import { tagFieldNames } from '~/tags/story-tags/tag-field-names';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { useQuietPage } from '~/ui/desk/use-quiet-page';
import { Collapsible } from '~/ui/layout/collapsible';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Notice } from '~/ui/states/notice';
import { DraftLine } from '../../drafts/draft-line';
import { type ChapterSaver, useChapterSaver } from '../../drafts/use-chapter-saver';
import { HeldChapter } from '../../holds/held-chapter';
import { type Holder, holdTexts } from '../../holds/hold';
import { MAX_CHAPTER } from '../../limits';
import { signTexts } from '../../pen-names/texts';
import type { ChapterFields } from '../../stories/forms';
import type { TaskReply } from '../../story-page/task-reply';
import { useHydrated, useTask } from '../../story-page/use-task';
import { draftTexts, formTexts, versionTexts } from '../../texts';
import { chapterTexts } from '../texts';
import { ChapterWords } from './chapter-words';
import { ChangedElsewhere, OtherWords } from './other-words';
import { PublishInto } from './publish-into';
import { WritingPreview } from './writing-preview';

export interface ChapterFormProps {
  intent: 'publish' | 'add-chapter' | 'edit-chapter';
  /** Where the form is sent. */
  action: string;
  playerId: string;
  /** Names the form on this device. */
  draftKey: string;
  /** Where its words belong. */
  place: { kind: 'story'; fandomId: string } | { kind: 'chapter' | 'edit'; storyId: string };
  /** Of a new story: the name of its fandom. */
  fandomName?: string | undefined;
  defaults: ChapterFields;
  /** Where a new story can be published instead of the library. */
  destinations?: readonly Destination[];
  /** The ids of the drafts that the page lists. */
  listed: readonly string[];
  labels: { title: string; content: string; submit: string; pending: string };
  /** Of a new story: the names of which one can be chosen; undefined for an author who has one alone. */
  names?: { own: string; pens: readonly OwnPenName[] } | undefined;
  /** Whether several write the story of the chapter. */
  joint?: boolean;
  /** Who else writes on the chapter now; then it can be read here. */
  holder?: Holder | undefined;
  /** What was sent without script and refused. */
  returned?: TaskReply | undefined;
  onCancel?: (() => void) | undefined;
}

/** The form of a story or a chapter; a chapter on which a co-author writes, to be read. */
export default function FreeChapterForm(props: ChapterFormProps) {
  const { holder, returned, defaults, onCancel } = props;
  // What was typed without script and refused stays in its form, and so does what is typed from now on.
  const [isFree, setFree] = useState(holder === undefined || returned !== undefined);
  if (!isFree && !holder) setFree(true);
  if (!isFree && holder)
    return <HeldChapter holder={holder} words={{ title: defaults.title, body: defaults.content }} onClose={onCancel} />;
  return <ChapterForm {...props} />;
}

/** Title and text of a story or a chapter, kept on the server while they are written. @see docs/product/fan-fiction.md */
function ChapterForm({
  intent,
  action,
  playerId,
  draftKey,
  place,
  fandomName,
  defaults: given,
  listed,
  destinations = [],
  labels,
  names,
  joint = false,
  returned,
  onCancel,
}: ChapterFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // What the page knew when it opened: the server has more by now, and the boxes too.
  const [defaults] = useState(given);
  const [content, setContent] = useState(defaults.content);
  const [refusedBase] = useState(sentBase(returned));
  const saver = useChapterSaver({
    form: element,
    ...{ playerId, formKey: draftKey, place, defaults, listed, refusedBase },
    onShow: ({ body }) => setContent(body),
  });
  useQuietPage(element);
  useVisualWindow(element);
  const { Form, reply = returned, unsent, pending } = useTask(saver.release);
  const hydrated = useHydrated();
  const [refused, setRefused] = useState<string>();
  const [insisted, setInsisted] = useState(false);
  const [form, fields] = useForm<ChapterFields>({
    id: `${intent}-form`,
    defaultValue: defaults,
    lastResult: pending ? null : reply?.result ? null : reply?.form,
  });
  const words = useWordCount(content);
  const { obstacle } = saver.state;
  const conflict = obstacle?.kind === 'conflict' ? obstacle : undefined;

  const check = (event: FormEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get('content');
    const tooLong = String(text).replaceAll('\r\n', '\n').length > MAX_CHAPTER;
    setRefused(tooLong ? formTexts.chapterTooLong : undefined);
    if (conflict) {
      setInsisted(true);
      leadToVersions(event.currentTarget);
    }
    if (tooLong || conflict) return event.preventDefault();
    form.onSubmit(event);
  };
  const wasRefused = useEffectEvent((text: string) => {
    if (text === formTexts.chapterChanged) saver.ask('save');
    if (text === formTexts.chapterThere || text === formTexts.storyThere) saver.renew();
  });
  const answer = reply?.result ? undefined : reply?.form?.error?.['']?.[0];
  useEffect(() => {
    if (answer) wasRefused(answer);
  }, [answer]);
  // The saver answers it: with a choice, or by merging both versions.
  const isAnswered = hydrated && answer === formTexts.chapterChanged;
  const sent = unsent ? UNSENT_TEXT : form.errors?.join(' ');
  const problem = refused ?? (isAnswered ? undefined : sent);
  const lastSave = saver.state.unanswered.at(-1)?.saveId;

  return (
    <Form
      ref={element}
      id={form.id}
      method="post"
      action={action}
      noValidate
      onSubmit={check}
      onInput={(event) => {
        if (event.target instanceof HTMLTextAreaElement && event.target.name === fields.content.name) setContent(event.target.value);
        saver.typed();
      }}
      className="grid gap-5"
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      {isAnswered && !conflict && !pending && <Notice tone="info">{versionTexts.merged}</Notice>}
      {conflict && insisted && <Notice tone="error">{versionTexts.chooseFirst}</Notice>}
      {conflict && (
        <TwoVersions
          heading={versionTexts.changed.title}
          mine={saver.state.words}
          theirs={conflict.theirs}
          times={{ mine: saver.typedAt, theirs: conflict.savedAt }}
          keepLabels={versionTexts.keep}
          onChoose={(keep) => {
            setInsisted(false);
            saver.choose(keep);
          }}
        />
      )}
      {!hydrated && isChanged(refusedBase, defaults) && <ChangedElsewhere saved={{ ...defaults, body: defaults.content }} />}
      {obstacle?.kind === 'gone' && <Notice tone="info">{draftTexts.gone}</Notice>}
      {saver.heldBy && <Notice tone="info">{holdTexts.keptHere(saver.heldBy.name)}</Notice>}
      {saver.writtenElsewhere && <Notice tone="info">{versionTexts.elsewhere}</Notice>}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={saver.id} />
      {saver.base !== undefined && <input type="hidden" name="base" value={saver.base} />}
      <input type="hidden" name="version" value={saver.state.version} />
      {lastSave && <input type="hidden" name="save" value={lastSave} />}
      {hydrated && <input type="hidden" name="script" value="1" />}
      <ChapterWords title={fields.title} content={fields.content} labels={labels} />
      <WritingPreview text={content}>
        {(saver.state.version > 0 || saver.base !== undefined) && (
          <TextLink
            to={href('/fan-fiction/history/:chapterId', { chapterId: saver.id })}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {chapterTexts.versions}
          </TextLink>
        )}
      </WritingPreview>
      {intent === 'add-chapter' && (
        <Collapsible title={chapterTexts.notes} defaultOpen={[fields.noteBefore, fields.noteAfter].some(({ errors }) => errors)}>
          <div className="grid gap-5 text-text">
            <NoteBoxes fields={fields} of="ofChapter" />
          </div>
        </Collapsible>
      )}
      {intent === 'publish' && (
        <Collapsible
          title={chapterTexts.tags}
          defaultOpen={[...Object.values(tagFieldNames), 'summary' as const, 'plannedChapters' as const].some(
            (name) => fields[name].errors,
          )}
        >
          <div className="grid gap-5 text-text">
            <FactBoxes fields={fields} hasChapters />
            <TagBoxes kinds={tagKinds} fields={fields} ownFandom={fandomName} />
          </div>
        </Collapsible>
      )}
      {intent === 'publish' && (
        <Collapsible title={chapterTexts.ratingAndWarnings}>
          <div className="grid gap-6 text-text">
            <ContentFields {...contentIn(fields.rating.value, fields.warnings.value)} />
          </div>
        </Collapsible>
      )}
      {names && <SignedAs {...names} field={fields.pen} label={signTexts.label} hint={signTexts.hint} />}
      {intent === 'publish' && <PublishInto destinations={destinations} chosen={fields.into.value} />}
      <div className="desk-edge flex flex-wrap items-center justify-end gap-3 bg-bg py-2 sm:sticky sm:bottom-(--window-bottom,0px)">
        <div className="min-w-0 flex-1 text-sm text-muted max-sm:basis-full">
          <DraftLine state={saver.state} kept={saver.kept} joint={joint} holder={saver.heldBy?.name} />
          <p className="tabular">{wordsText(words)}</p>
        </div>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {chapterTexts.cancel}
          </Button>
        )}
        <Button type="submit" pending={pending} pendingText={labels.pending}>
          {labels.submit}
        </Button>
      </div>
      <SetAside saver={saver} />
    </Form>
  );
}

/** Words that the form does not go on with, until they are discarded. */
function SetAside({ saver }: { saver: ChapterSaver }) {
  const [discarded, setDiscarded] = useState<readonly Words[]>([]);
  const others = saver.asides.filter((words) => !discarded.includes(words) && !hasLinesOf(saver.state.words.body, words));
  return (
    <OtherWords
      others={others}
      onDiscard={(words) => {
        saver.discard(words);
        setDiscarded((before) => [...before, words]);
      }}
    />
  );
}

/** Shows where a choice waits to an author who asks to publish before it is made. */
function leadToVersions(form: HTMLFormElement): void {
  const heading = form.querySelector<HTMLElement>('#versions');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

function isChanged(refusedBase: string | undefined, { base }: ChapterFields): boolean {
  return refusedBase !== undefined && refusedBase !== base;
}

/** The version that a refused form without script built on: its words still do. */
function sentBase(returned: TaskReply | undefined): string | undefined {
  const sent = returned?.form?.initialValue?.base;
  return typeof sent === 'string' ? sent : undefined;
}
