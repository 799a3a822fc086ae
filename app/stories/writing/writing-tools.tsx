import { Bold, Italic, type LucideIcon, Minus, Quote, Redo2, Undo2 } from 'lucide-react';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import type { Editor } from './editor';

const tools: { command: Parameters<Editor['run']>[0]; label: string; Icon: LucideIcon }[] = [
  { command: 'em', label: 'Italics', Icon: Italic },
  { command: 'strong', label: 'Bold', Icon: Bold },
  { command: 'quote', label: 'Quote', Icon: Quote },
  { command: 'break', label: 'Scene break', Icon: Minus },
  { command: 'undo', label: 'Undo', Icon: Undo2 },
  { command: 'redo', label: 'Redo', Icon: Redo2 },
];

/** Buttons for what the writing box knows besides words; until its editor has loaded, only their room. */
export function WritingTools({ editor }: { editor: Editor | undefined }) {
  return (
    <fieldset aria-label="Style of the text" className={cx('desk-edge -ml-2.5 flex flex-wrap noscript:hidden', !editor && 'invisible')}>
      {tools.map(({ command, label, Icon }) => (
        <button
          key={command}
          type="button"
          aria-label={label}
          title={label}
          // The selection stays in the box.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor?.run(command)}
          className={buttonStyle('quiet', 'md', 'size-11 px-0!')}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
