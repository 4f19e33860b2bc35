import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  children: ReactNode;
  alone?: boolean;
  as?: 'div' | 'section' | 'li' | 'article';
  labelledBy?: string;
}

export function Card({ children, alone, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={classes.card} data-alone={!!alone} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
