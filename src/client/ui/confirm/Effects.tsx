import type { ReactNode } from 'react';
import classes from '../pages/pages.module.css';

/** Lists what will happen, one sentence for each effect. */
export function Effects({ effects }: { effects: readonly ReactNode[] }) {
  return (
    <ul className={classes.effects}>
      {effects.map((effect, index) => (
        <li key={index}>{effect}</li>
      ))}
    </ul>
  );
}
