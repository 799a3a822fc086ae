import type { ReactNode, RefObject } from 'react';
import { Form } from 'react-router';
import { useQuietPage } from '~/ui/desk/use-quiet-page';
import { useVisualWindow } from '~/ui/layout/use-visual-window';

interface DeskFormProps {
  form: RefObject<HTMLFormElement | null>;
  id?: string;
  playerId: string;
  /** The text as the server has it. */
  text: { id: string; version: number };
  /** The id of the next save without script. */
  formSaveId: string;
  onSubmit(): void;
  /** Names the page for those who hear it. */
  title: string;
  bar: ReactNode;
  /** The column under the bar. */
  children: ReactNode;
}

/** The form of a desk: without script it saves by sending itself; with script it does what its desk wants. */
export function DeskForm({ form, id, playerId, text, formSaveId, onSubmit, title, bar, children }: DeskFormProps) {
  useQuietPage(form);
  useVisualWindow(form);
  return (
    <Form
      ref={form}
      id={id}
      data-desk=""
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 className="sr-only">{title}</h1>
      <input type="hidden" name="storyId" value={text.id} />
      <input type="hidden" name="writerId" value={playerId} />
      <input type="hidden" name="saveId" value={formSaveId} />
      <input type="hidden" name="baseVersion" value={text.version} />
      {bar}
      <div className="relative mx-auto flex w-full max-w-[42rem] flex-col gap-3 px-4 pt-1 pb-24 sm:gap-5 sm:px-8 sm:pt-6">{children}</div>
    </Form>
  );
}
