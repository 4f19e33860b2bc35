import { ExternalButton } from '../ui/ExternalButton';
import classes from './steps.module.css';
import { words } from './words';

interface DoneMessageProps {
  /** The membership's own place to tell of it; absent where it has none. */
  link: string | undefined;
  /** It was done just now, on this screen. */
  isNew: boolean;
}

/**
 * A quiet moment once the step is done: its mark is drawn, and its ground glows and calms down. With it the membership's own
 * place to tell of it (rule steps.shareWin).
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
