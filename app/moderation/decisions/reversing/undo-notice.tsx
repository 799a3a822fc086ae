import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { decisionTexts } from '../decision-texts';

interface UndoNoticeProps {
  /** What was done. */
  said: string;
  /** Why some of it was not. */
  besides?: readonly string[];
  /** The decisions that can be taken back; empty where there are none. */
  decisionIds: readonly string[];
}

/** Says that cases are closed, with the button that takes the decisions back. */
export function UndoNotice({ said, besides = [], decisionIds }: UndoNoticeProps) {
  const undo = decisionIds.length > 0 && (
    <Form method="post">
      {decisionIds.map((id) => (
        <input key={id} type="hidden" name="decisionIds" value={id} />
      ))}
      <Button type="submit" name="intent" value="undo" variant="outline" size="sm" className="min-h-11">
        {decisionTexts.undo}
      </Button>
    </Form>
  );
  return (
    <Notice tone="success" className="mb-6" actions={undo || undefined}>
      <p>{said}</p>
      {besides.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
