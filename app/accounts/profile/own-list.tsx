import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { Notice } from '~/ui/states/notice';

interface OwnListProps {
  id: string;
  title: string;
  /** The reply to the last form of the list. */
  reply: { form: Parameters<typeof formProblem>[0]; result?: unknown } | undefined;
  /** Names the last thing taken out, for the focus to follow each one. */
  takenOut: string | undefined;
  /** The sentence for it. */
  said: string;
  children: ReactNode;
}

/** A list in the profile that its owner takes things out of: says what is gone, or why it is not. */
export function OwnList({ id, title, reply, takenOut, said, children }: OwnListProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const idle = useNavigation().state === 'idle';
  // The pressed button is gone with its row.
  useEffect(() => {
    if (takenOut !== undefined && idle) status.current?.focus();
  }, [takenOut, idle]);
  const problem = reply && !reply.result && formProblem(reply.form);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p ref={status} tabIndex={-1} role="status" className="text-muted outline-none not-empty:mb-4">
        {takenOut !== undefined && said}
      </p>
      {children}
    </section>
  );
}
