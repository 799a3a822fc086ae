import { useState } from 'react';
import { Button, type ButtonProps } from './button';
import { LazyConfirm, type Question } from './lazy-confirm';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  question: Question;
  onConfirm(): void;
}

/** A button that asks for confirmation; without script, a submit button sends its form. */
export function ConfirmButton({ question, onConfirm, ...props }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button
        {...props}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <LazyConfirm question={question} open={open} onOpenChange={setOpen} onConfirm={confirm} />
    </>
  );
}
