import { useEffect, useRef } from 'react';
import type { Words } from '~/stories/saving/save.contract';
import { WordsBox } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';

export interface ConflictChoiceProps {
  mine: Words;
  theirs: Words;
  onChoose(keep: 'mine' | 'theirs'): void;
}

/** Two versions of one story side by side, for the writer to choose from. */
export function ConflictChoice({ mine, theirs, onChoose }: ConflictChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="versions" className="mt-6">
      <h2 id="versions" ref={heading} tabIndex={-1} className="display text-2xl">
        There are two versions of your story
      </h2>
      <p role="alert" className="mt-2 mb-5 max-w-2xl text-muted">
        Your story was saved from another tab or device meanwhile, so nothing has been overwritten. Choose the version to go on with; the
        other one stays here for you to copy.
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Card as="section" aria-label="On this device" className="flex flex-col gap-4">
          <h3 className="text-xl font-semibold">On this device</h3>
          <WordsBox label="The words on this device" words={mine} />
          <Button className="mt-auto whitespace-normal!" onClick={() => onChoose('mine')}>
            Keep the words on this device
          </Button>
        </Card>
        <Card as="section" aria-label="Saved version" className="flex flex-col gap-4">
          <h3 className="text-xl font-semibold">Saved version</h3>
          <WordsBox label="The saved version" words={theirs} />
          <Button variant="outline" className="mt-auto whitespace-normal!" onClick={() => onChoose('theirs')}>
            Keep the saved version
          </Button>
        </Card>
      </div>
    </section>
  );
}
