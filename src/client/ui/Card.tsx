import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** Roomier, for a card that is alone on its page. */
  alone?: boolean;
  as?: 'div' | 'section' | 'li' | 'article';
  labelledBy?: string;
}

/** A surface with a hairline. Only where a thing is a thing. */
export function Card({ children, alone, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={classes.card} data-alone={alone || undefined} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
