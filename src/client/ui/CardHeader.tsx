import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './cards.module.css';

interface CardHeaderProps {
  name: string;
  /** Where the name leads. */
  to?: string;
  /** Whose it is, in a quiet line. */
  subtitle: string;
  /** Badges beside the name. */
  children?: ReactNode;
}

/** The head of a card in a list. */
export function CardHeader({ name, to, subtitle, children }: CardHeaderProps) {
  return (
    <div>
      <div className={classes.title}>
        <Title order={3}>{to ? <Link to={to}>{name}</Link> : name}</Title>
        {children}
      </div>
      <p className={classes.subtitle}>{subtitle}</p>
    </div>
  );
}
