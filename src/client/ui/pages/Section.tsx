import { Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from './Card';
import classes from './pages.module.css';

interface SectionProps {
  title: string;
  /** A quiet action next to the title. */
  action?: ReactNode;
  children: ReactNode;
  /** Renders no surface, for rows and cards that have their own. */
  bare?: boolean;
}

/** A part of a page with a separate h2. */
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
