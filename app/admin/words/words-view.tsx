import { Form } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { ListedDispute } from '~/arenas/word-games/disputes/dispute-desk.server';
import { Button } from '~/ui/actions/button';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { wordsTexts as texts } from './texts';
import type { WordReply } from './word-action.server';

/** What players dispute of the word games' lexicon, each with what decides it. */
export function WordsView({ disputes, reply }: { disputes: readonly ListedDispute[]; reply: WordReply | undefined }) {
  return (
    <div className="flex flex-col gap-6">
      <div role="status" className="empty:-mb-6">
        {reply?.result && <Notice tone="success">{reply.result.said}</Notice>}
        {reply?.form.error && <FormErrors errors={reply.form.error[''] ?? undefined} />}
      </div>
      {disputes.length > 0 ? <p className="text-muted">{texts.intro}</p> : <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {disputes.map((dispute) => (
          <Disputed key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    </div>
  );
}

function Disputed({ dispute: { id, text, people, today, runs, also, verbs } }: { dispute: ListedDispute }) {
  return (
    <li className="grid gap-2 py-4">
      <h2 className="font-semibold wrap-anywhere">
        {text} <span className="text-sm font-normal text-muted">{texts.people(people)}</span>
      </h2>
      <div className="text-sm text-muted wrap-anywhere">
        {today.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {runs > 0 && <p>{texts.typed(runs)}</p>}
        {also.length > 0 && (
          <p>
            {texts.also} {also.map(({ answer, runs }) => texts.inRuns(answer, runs)).join(', ')}
          </p>
        )}
      </div>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="decide-word" />
        <input type="hidden" name="dispute" value={id} />
        {verbs.map((verb) => (
          <Button key={verb} type="submit" name="verb" value={verb} size="sm" variant={verb === 'keep' ? 'quiet' : 'outline'}>
            {texts[verb]}
          </Button>
        ))}
      </Form>
    </li>
  );
}
