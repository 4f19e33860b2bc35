import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../lists/cards.module.css';
import { Link } from '../Link';

interface CardHeaderProps {
  name: string;
  to?: string;
  subtitle: string;
  logo?: ReactNode;
  children?: ReactNode;
}

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
