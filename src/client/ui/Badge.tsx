import type { ReactNode } from 'react';
import classes from './Badge.module.css';

export type BadgeTone = 'neutral' | 'primary' | 'now';

/** A state as text, shape and colour; the icon provides the shape, so that nobody depends on the colour. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
