/** A link that looks like the kit's button. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ButtonProps } from '../../kit/index';

interface LinkButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'icon' | 'wide'> {
  href: string;
  children: ReactNode;
  'aria-label'?: string;
}

export function LinkButton({ href, kind = 'plain', size = 'm', icon, wide, children, ...rest }: LinkButtonProps) {
  return (
    <Link href={href} className="k-button" data-kind={kind} data-size={size} data-wide={wide || undefined} {...rest}>
      {icon && <span className="k-button-icon" aria-hidden>{icon}</span>}
      <span>{children}</span>
    </Link>
  );
}
