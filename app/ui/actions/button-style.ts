import { cx } from '../cx';

export type ButtonVariant = 'gold' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** styles/controls.css defines them; Tailwind finds them by their whole names. */
const variants: Record<ButtonVariant, string> = {
  gold: 'button-gold',
  outline: 'button-outline',
  quiet: 'button-quiet',
  danger: 'button-danger',
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
