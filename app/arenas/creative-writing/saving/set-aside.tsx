import type { Words } from '~/stories/saving/save.contract';
import { WordsBox } from '~/stories/text/words-box';
import { Collapsible } from '~/ui/layout/collapsible';
import { savingTexts } from './texts';

/** Keeps versions that were not chosen available. */
export function SetAside({ asides }: { asides: readonly Words[] }) {
  if (asides.length === 0) return null;
  return (
    <Collapsible title={savingTexts.setAside}>
      <div className="flex flex-col gap-5">
        {asides.map((words, index) => (
          <WordsBox key={index} label={savingTexts.setAsideOneOf(index + 1, asides.length)} words={words} />
        ))}
      </div>
    </Collapsible>
  );
}
