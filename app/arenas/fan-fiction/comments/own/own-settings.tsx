import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextAreaField } from '~/ui/fields/text-area-field';
import { Card } from '~/ui/layout/card';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { type CommentRule, commentRules, letVisitors } from '../comment-rules';
import { ownCommentsTexts as texts } from './own-comments';

/** Asks an author whose comments appear under all their stories. @param props.visitors whether people without an account may comment. */
export function RuleForAll({ rule, visitors }: { rule: CommentRule; visitors: boolean }) {
  const busy = useNavigation().formData?.get('intent') === 'rule';
  return (
    <Card as="section" aria-labelledby="rule">
      <h2 id="rule" className="display text-2xl">
        {texts.rule}
      </h2>
      <p className="mt-2 mb-4 text-muted">{texts.ruleIntro}</p>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-5">
        <fieldset className="grid w-full gap-2">
          <legend className="sr-only">{texts.rule}</legend>
          {Object.entries(commentRules).map(([name, { label, hint }]) => (
            <RadioCard key={name} name="rule" value={name} defaultChecked={name === rule} label={label} hint={hint} />
          ))}
        </fieldset>
        <CheckCard name="visitors" defaultChecked={visitors} label={letVisitors.label} hint={letVisitors.hint} />
        <Button type="submit" name="intent" value="rule" variant="outline" pending={busy} pendingText={texts.saving}>
          {texts.saveRule}
        </Button>
      </Form>
    </Card>
  );
}

interface HeldWordsProps {
  words: readonly string[];
  /** The form that was refused. */
  refused: SubmissionResult<string[]> | undefined;
}

/** Asks an author for words that hold a comment. */
export function HeldWords({ words, refused }: HeldWordsProps) {
  const busy = useNavigation().formData?.get('intent') === 'held-words';
  const saved = words.join('\n');
  const [form, fields] = useForm<{ words: string }>({
    id: 'held-words',
    defaultValue: { words: saved },
    lastResult: busy ? null : refused,
  });
  return (
    <Card as="section" aria-labelledby="held-words-title">
      <h2 id="held-words-title" className="display text-2xl">
        {texts.heldWords}
      </h2>
      <p className="mt-2 mb-4 text-muted">{texts.heldWordsIntro}</p>
      <Form method="post" preventScrollReset id={form.id} onSubmit={form.onSubmit} noValidate className="grid justify-items-start gap-4">
        <TextAreaField field={fields.words} label={texts.heldWordsLabel} className="w-full" />
        <Button type="submit" name="intent" value="held-words" variant="outline" pending={busy} pendingText={texts.saving}>
          {texts.saveWords}
        </Button>
      </Form>
    </Card>
  );
}

/** Lets an author hold everything for a day. @param props.until until when it is held, as ISO 8601; undefined where it is not. */
export function Shield({ until }: { until: string | undefined }) {
  return (
    <Card as="section" aria-labelledby="shield">
      <h2 id="shield" className="display text-2xl">
        {texts.shield}
      </h2>
      {until ? (
        <p className="mt-2 mb-4 font-medium text-amber">{withParts(texts.held, { end: <Moment at={until} /> })}</p>
      ) : (
        <p className="mt-2 mb-4 text-muted">{texts.shieldIntro}</p>
      )}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={until ? 'lower-shield' : 'raise-shield'} variant="outline">
          {until ? texts.lower : texts.raise}
        </Button>
      </Form>
    </Card>
  );
}
