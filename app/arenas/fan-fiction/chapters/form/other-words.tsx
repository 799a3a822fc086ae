import type { Words } from '~/stories/saving/save.contract';
import { DiscardWords } from '~/stories/text/discard-words';
import { WordsBox } from '~/stories/text/words-box';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { versionTexts } from '../../texts';

/**
 * A chapter that was saved elsewhere while it was being edited, on a page without script: the form below has the writer's words.
 * @param saved the chapter as the server has it now.
 */
export function ChangedElsewhere({ saved }: { saved: Words }) {
  return (
    <Notice tone="error" title={versionTexts.changed.title}>
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
