import { questionKey } from '~/ai-writers/memory/story-memory';
import { Button } from '~/ui/actions/button';
import type { CallRoom } from '../../client/room/room-session';
import type { MemoryView } from '../../protocol/memory.contract';
import { asked, memoryTexts as texts } from './memory-texts';

interface MemoryQuestionProps {
  memory: MemoryView;
  call: CallRoom;
}

/** The one thing that the reader asks in a turn, as chips to tap. */
export function MemoryQuestion({ memory, call }: MemoryQuestionProps) {
  const { question } = memory;
  if (!question) return null;
  const { text, answers } = asked(question, memory);
  return (
    <section aria-label={texts.question} className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-4 text-sm">
      <p role="status" className="mr-1 font-medium wrap-anywhere">
        {text}
      </p>
      {answers.map(({ label, saying }) => (
        <Button key={label} size="sm" variant="outline" onClick={() => void call('remember', { saying })}>
          {label}
        </Button>
      ))}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => void call('remember', { saying: { about: 'unasked', question: questionKey(question) } })}
      >
        {texts.skip}
      </Button>
    </section>
  );
}
