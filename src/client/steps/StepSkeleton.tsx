import { Badge } from '../ui/Badge';
import classes from './steps.module.css';

/** Takes the room of a line of text. */
const LINE = '\u00a0';

/** How steps stand, to come: as high as their badges. */
export function StatusesSkeleton() {
  return (
    <div className={classes.ghost} aria-hidden>
      <div className={classes.badges}>
        <Badge>{LINE.repeat(20)}</Badge>
      </div>
    </div>
  );
}

/** A step to come, as high as one that is set: its status, what it is and by when, with the button beside it where there is one. */
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
