import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../lists/cards.module.css';
import { Link } from '../Link';

interface CardHeaderProps {
  name: string;
  /** The name's link. */
  to?: string;
  /** The owner, in a muted line. */
  subtitle: string;
  /** The owner's logo, shown first. */
  logo?: ReactNode;
  /** Badges next to the name. */
  children?: ReactNode;
}

/** The header of a card in a list. */
export function CardHeader({ name, to, subtitle, logo, children }: CardHeaderProps) {
  return (
    <div className={classes.person}>
      {logo}
      <div className={classes.names}>
        <div className={classes.title}>
          <Title order={3}>{to ? <Link to={to}>{name}</Link> : name}</Title>
          {children}
        </div>
        <p className={classes.subtitle}>{subtitle}</p>
      </div>
    </div>
  );
}
