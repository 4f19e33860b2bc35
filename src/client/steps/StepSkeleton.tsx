import { Badge } from '../ui/Badge';
import classes from './steps.module.css';

/** A no-break space is as tall as a line of text. */
const LINE = '\u00a0';

export function StatusesSkeleton() {
  return (
    <div className={classes.ghost} aria-hidden>
      <div className={classes.badges}>
        <Badge>{LINE.repeat(20)}</Badge>
      </div>
    </div>
  );
}

export function StepSkeleton({ withButton }: { withButton?: boolean }) {
  return (
    <div className={classes.current} aria-hidden>
      <div className={`${classes.step} ${classes.ghost}`}>
        <StatusesSkeleton />
        <p className={classes.what}>{LINE}</p>
        <p>{LINE}</p>
      </div>
      {withButton && <div className={classes.ghostButton} />}
    </div>
  );
}
