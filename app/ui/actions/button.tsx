import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One gold button for each card or form; the others are outline or quiet. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While its work is in progress: shows `pendingText`, keeps the focus and ignores presses. */
  pending?: boolean;
  pendingText?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  pending = false,
  pendingText,
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  type = 'button',
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      onClick={press}
      aria-disabled={pending || ariaDisabled || undefined}
      aria-busy={pending || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {pending && <span aria-hidden="true" className="size-2 shrink-0 animate-breathe rounded-full bg-current" />}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}
