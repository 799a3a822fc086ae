import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import type { LikenessQuestion } from './likeness.server';
import { likenessTexts as texts } from './texts';

/** Asks an author whether tags of their story are canonical ones, spelled differently; plain forms with the field `answer`. */
export function LikenessQuestions({ questions }: { questions: readonly LikenessQuestion[] }) {
  const heading = useId();
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading} className="mb-8">
      <h2 id={heading} className="display text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-muted">{texts.intro}</p>
      <ul className="mt-4 grid gap-5">
        {questions.map((question) => (
          <li key={`${question.tagId}:${question.canonicalId}`}>
            <Question question={question} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Question({ question: { tagId, name, canonicalId, canonicalName } }: { question: LikenessQuestion }) {
  const busy = useNavigation().formData?.get('tagId') === String(tagId);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="tagId" value={tagId} />
      <input type="hidden" name="canonicalId" value={canonicalId} />
      <p className="mb-2 wrap-anywhere">
        <bdi>{texts.written(name)}</bdi> <bdi className="font-medium">{texts.same(canonicalName)}</bdi>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="answer"
          value="yes"
          variant="outline"
          pending={busy}
          className="h-auto min-h-11 max-w-full wrap-anywhere whitespace-normal"
        >
          {texts.yes(canonicalName)}
        </Button>
        <Button type="submit" name="answer" value="no" variant="quiet" className="min-h-11">
          {texts.no}
        </Button>
      </p>
    </Form>
  );
}
