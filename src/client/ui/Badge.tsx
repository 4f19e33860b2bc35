import type { ReactNode } from 'react';
import classes from './Badge.module.css';

export type BadgeTone = 'neutral' | 'primary' | 'now';

/** The icon carries the meaning too, for people who can't tell the colours apart. */
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
