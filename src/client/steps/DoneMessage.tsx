import { ExternalButton } from '../ui/ExternalButton';
import classes from './steps.module.css';
import { words } from './words';

interface DoneMessageProps {
  /** The membership's page for sharing the step; undefined if there is none. */
  link: string | undefined;
  /** Whether the step was just completed on this screen. */
  isNew: boolean;
}

/**
 * A quiet moment after completing a step: the tick is drawn, and the background glows and fades. Has a link to the
 * membership's page for sharing the step (rule steps.shareWin).
 */
export function DoneMessage({ link, isNew }: DoneMessageProps) {
  return (
    <div className={classes.win} role="status" data-new={isNew || undefined}>
      <p>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable="false">
          <circle cx="12" cy="12" r="10" />
          <path d="M7.5 12.5l3 3 6-6.5" pathLength="1" />
        </svg>
        {words.win}
      </p>
      {link && (
        <ExternalButton href={link} variant="default">
          {words.shareWin}
        </ExternalButton>
      )}
    </div>
  );
}
