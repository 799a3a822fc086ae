import {
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { buttonStyle } from '~/ui/actions/button-style';
import { cx } from '~/ui/cx';
import type { Editor } from './editor';
import { toolsTexts as texts } from './texts';

const tools: { command: Parameters<Editor['run']>[0]; Icon: LucideIcon }[] = [
  { command: 'em', Icon: Italic },
  { command: 'strong', Icon: Bold },
  { command: 'u', Icon: Underline },
  { command: 's', Icon: Strikethrough },
  { command: 'link', Icon: Link2 },
  { command: 'quote', Icon: Quote },
  { command: 'bullets', Icon: List },
  { command: 'numbers', Icon: ListOrdered },
  { command: 'break', Icon: Minus },
  { command: 'undo', Icon: Undo2 },
  { command: 'redo', Icon: Redo2 },
];

/** Buttons for what the writing box knows besides words; until its editor has loaded, only their room. */
export function WritingTools({ editor }: { editor: Editor | undefined }) {
  return (
    <fieldset aria-label={texts.tools} className={cx('desk-edge desk-tools', !editor && 'invisible')}>
      {tools.map(({ command, Icon }) => (
        <button
          key={command}
          type="button"
          aria-label={texts[command]}
          title={texts[command]}
          // The selection stays in the box.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor?.run(command)}
          className={buttonStyle('quiet', 'md', 'size-11 shrink-0 px-0!')}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
