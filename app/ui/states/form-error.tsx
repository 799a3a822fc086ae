import { cx } from '../cx';

export interface FormErrorProps {
  id?: string | undefined;
  /** Why it failed; nothing is shown without. */
  children: string | false | undefined;
  /** In the size of its surroundings rather than of fields. */
  large?: boolean;
  className?: string;
}

/** Why a form or a button failed, beside it and read aloud at once. */
export function FormError({ id, children, large = false, className }: FormErrorProps) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className={cx(className, !large && 'text-sm', 'font-medium text-vermilion')}>
      {children}
    </p>
  );
}
