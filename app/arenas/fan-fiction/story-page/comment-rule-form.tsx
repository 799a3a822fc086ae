import { href } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { Notice } from '~/ui/states/notice';
import { type CommentRule, commentRules, letVisitors } from '../comments/comment-rules';
import { storyPageTexts } from './texts';
import { useHydrated, useTask } from './use-task';

interface CommentRuleFormProps {
  action: string;
  rule: CommentRule;
  /** Whether people without an account may comment. */
  visitors: boolean;
  foldsPassages: boolean;
  onCancel(): void;
}

/** Asks an author whose comments appear under the story. */
export function CommentRuleForm({ action, rule, visitors, foldsPassages, onCancel }: CommentRuleFormProps) {
  const { Form, reply, unsent, pending } = useTask();
  const hydrated = useHydrated();
  const problem = unsent ? UNSENT_TEXT : formProblem(reply?.form);
  return (
    <Form method="post" action={action} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <input type="hidden" name="intent" value="comment-rule" />
      {hydrated && <input type="hidden" name="script" value="1" />}
      <fieldset className="grid gap-2">
        <legend className="sr-only">{storyPageTexts.commentRule}</legend>
        {Object.entries(commentRules).map(([name, { label, hint }]) => (
          <RadioCard key={name} name="rule" value={name} defaultChecked={name === rule} label={label} hint={hint} />
        ))}
      </fieldset>
      <p className="text-sm text-muted">{storyPageTexts.commentRuleHint}</p>
      <CheckCard name="visitors" defaultChecked={visitors} label={letVisitors.label} hint={letVisitors.hint} />
      <CheckCard
        name="foldPassages"
        defaultChecked={foldsPassages}
        label={storyPageTexts.foldPassages}
        hint={storyPageTexts.foldPassagesHint}
      />
      <p>
        <TextLink to={href('/fan-fiction/comments')}>{storyPageTexts.allStories}</TextLink>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {storyPageTexts.cancel}
        </Button>
        <Button type="submit" pending={pending} pendingText={storyPageTexts.saving}>
          {storyPageTexts.save}
        </Button>
      </div>
    </Form>
  );
}
