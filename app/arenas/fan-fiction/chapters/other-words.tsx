import type { Words } from '~/stories/saving/save.contract';
import { DiscardWords } from '~/stories/text/discard-words';
import { WordsBox } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { versionTexts } from '../texts';

interface ChangedElsewhereProps {
  /** The chapter as the server has it now. */
  saved: Words;
  /** Undefined without script: the form below has the writer's words. */
  onMine?: () => void;
  onSaved?: () => void;
}

/** A chapter that was saved elsewhere while it was being edited: its writer chooses what to go on with. */
export function ChangedElsewhere({ saved, onMine, onSaved }: ChangedElsewhereProps) {
  return (
    <Notice
      tone="error"
      title={versionTexts.changed.title}
      actions={
        onMine && (
          <>
            <Button size="sm" variant="outline" onClick={onSaved}>
              {versionTexts.takeSaved}
            </Button>
            <Button size="sm" variant="outline" onClick={onMine}>
              {versionTexts.keepMine}
            </Button>
          </>
        )
      }
    >
      <p className="mb-3">{versionTexts.changed.text}</p>
      <WordsBox label={versionTexts.saved} words={{ title: saved.title, body: saved.body }} />
    </Notice>
  );
}

interface OtherWordsProps {
  others: readonly Words[];
  onDiscard(other: Words): void;
}

/** Words of other tabs that the form does not go on with, to copy or discard. */
export function OtherWords({ others, onDiscard }: OtherWordsProps) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-words" className="grid gap-4">
      <h3 id="other-words" className="text-lg font-semibold">
        {versionTexts.others}
      </h3>
      {others.map((other) => (
        <Card key={`${other.title}\n${other.body}`} className="grid gap-3">
          <WordsBox label={versionTexts.other} words={other} />
          <DiscardWords onDiscard={() => onDiscard(other)} />
        </Card>
      ))}
    </section>
  );
}
