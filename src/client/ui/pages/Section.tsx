import { Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from './Card';
import classes from './pages.module.css';

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  /** For rows and cards, which have their own surface. */
  bare?: boolean;
}

export function Section({ title, action, children, bare }: SectionProps) {
  const id = useId();
  const content = (
    <div className={classes.card}>
      <div className={classes.header}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </div>
  );
  return bare ? (
    <section aria-labelledby={id}>{content}</section>
  ) : (
    <Card as="section" labelledBy={id}>
      {content}
    </Card>
  );
}
