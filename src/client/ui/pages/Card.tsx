import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** Roomier, for a card that is alone on its page. */
  alone?: boolean;
  as?: 'div' | 'section' | 'li' | 'article';
  labelledBy?: string;
}

/** A surface with a hairline, for an item that stands on its own; sections of a page need none. */
export function Card({ children, alone, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={classes.card} data-alone={alone || undefined} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
