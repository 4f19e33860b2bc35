import type { ReactNode } from 'react';
import classes from '../pages/pages.module.css';

export function Effects({ effects }: { effects: readonly ReactNode[] }) {
  return (
    <ul className={classes.effects}>
      {effects.map((effect, index) => (
        <li key={index}>{effect}</li>
      ))}
    </ul>
  );
}
