import type { Shows } from '~/platform/feature/shows';
import type { AskedToday, TodayPart } from '~/site/today';
import { writingContext } from '../../creative-writing.server';
import { texts } from '../../texts';

function promptAndDesk(context: AskedToday['context']) {
  const { id, text } = context.get(writingContext).promptOfDay();
  return { text, to: `/creative-writing?prompt=${id}` };
}

/** The day's prompt. */
export const todaysPrompt: TodayPart = {
  order: 3,
  proposes: true,
  async read({ context }) {
    const { text, to } = promptAndDesk(context);
    return { card: { kind: 'passage', card: { heading: texts.today.heading, passage: text, to, action: texts.today.write } } };
  },
};

/** To begin with the day's prompt. */
export const writeTodaysPrompt: Shows['firstSteps'] = {
  order: 1,
  step(context) {
    const { text, to } = promptAndDesk(context);
    return { to, label: texts.today.begin, passage: { title: texts.today.prompt, text } };
  },
};
