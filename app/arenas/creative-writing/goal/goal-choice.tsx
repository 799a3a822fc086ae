import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Select } from '~/ui/fields/select';
import { Collapsible } from '~/ui/layout/collapsible';
import type { Aims } from './aims.server';
import { goalRefused, goalText } from './goal';
import { goalTexts } from './texts';

const UNITS = [
  { value: 'words', label: goalTexts.words },
  { value: 'minutes', label: goalTexts.minutes },
];

interface GoalChoiceProps extends Aims {
  /** What was typed where it is not a goal. */
  refused: string | undefined;
}

/** A goal for each session, for those who like one; nothing asks for it. */
export function GoalChoice({ goal, days, refused }: GoalChoiceProps) {
  const saving = useNavigation().formData?.get('intent') === 'goal';
  return (
    <Collapsible title={goal ? goalTexts.yourGoal(goalText(goal)) : goalTexts.setGoal} defaultOpen={refused !== undefined}>
      <Form method="post" className="flex flex-wrap items-center gap-3" autoComplete="off">
        <input
          name="amount"
          inputMode="numeric"
          pattern="[0-9]*"
          aria-label={goalTexts.goal}
          defaultValue={refused ?? goal?.amount}
          aria-invalid={refused !== undefined}
          aria-describedby={refused === undefined ? undefined : 'goal-refused'}
          placeholder={goalTexts.none}
          maxLength={6}
          className="min-h-11 w-24 rounded-md border border-edge bg-raised px-3.5 py-2 text-text"
        />
        <Select label={goalTexts.countedIn} name="unit" defaultValue={goal?.unit ?? 'words'} options={UNITS} />
        <Button type="submit" name="intent" value="goal" variant="outline" pending={saving} pendingText={goalTexts.saving}>
          {goalTexts.saveGoal}
        </Button>
      </Form>
      {refused !== undefined && (
        <p id="goal-refused" role="alert" className="mt-2 text-vermilion">
          {goalRefused}
        </p>
      )}
      <p className="mt-3 text-sm">
        {goalTexts.goalHint}
        {days > 0 && goalTexts.writtenOn(days)}
      </p>
    </Collapsible>
  );
}
