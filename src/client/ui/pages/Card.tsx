import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** More padding, for the only card of a page. */
  alone?: boolean;
  as?: 'div' | 'section' | 'li' | 'article';
  labelledBy?: string;
}

/** A bordered surface for a self-contained item; sections of a page need no surface. */
export function Card({ children, alone, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={classes.card} data-alone={alone || undefined} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
