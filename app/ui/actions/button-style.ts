import { cx } from '../cx';

export type ButtonVariant = 'gold' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  gold: 'button-gold',
  outline: 'border-bronze bg-transparent text-text enabled:hover:bg-raised [a]:hover:bg-raised',
  quiet:
    'border-transparent bg-transparent text-muted enabled:hover:bg-raised enabled:hover:text-text [a]:hover:bg-raised [a]:hover:text-text',
  danger:
    'border-vermilion bg-transparent text-vermilion enabled:hover:bg-vermilion enabled:hover:text-bg [a]:hover:bg-vermilion [a]:hover:text-bg',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm',
  md: 'button-md',
  lg: 'min-h-12 px-6 text-lg',
};

/** The look that buttons and links-as-buttons share. */
export function buttonStyle(variant: ButtonVariant = 'gold', size: ButtonSize = 'md', className?: string): string {
  return cx('button', variants[variant], sizes[size], className);
}
