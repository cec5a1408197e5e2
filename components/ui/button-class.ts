import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};
const SIZES: Record<ButtonSize, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg' };

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  className?: string;
}

/** Button styles for other elements, such as `<summary>` or `<label>`. */
export function buttonClass({ variant = 'primary', size = 'md', block = false, className }: ButtonLook = {}): string {
  return cx('btn', VARIANTS[variant], SIZES[size], block && 'w-full', className);
}
