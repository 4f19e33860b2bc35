import type { ReactNode } from 'react';
import classes from './Badge.module.css';

export type BadgeTone = 'neutral' | 'primary' | 'now';

/** A state in word, shape and colour; the shape is the icon, so that no one depends on the colour. */
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
