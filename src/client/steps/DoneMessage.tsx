import { ExternalButton } from '../ui/ExternalButton';
import classes from './steps.module.css';
import { words } from './words.gen';

interface DoneMessageProps {
  link: string | undefined;
  isNew: boolean;
}

/** The tick is drawn, and the background glows and fades. Rule steps.shareWin. */
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
