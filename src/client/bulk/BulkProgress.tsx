import type { BulkAction } from '../../contract/entities.gen';
import classes from './bulk.module.css';
import { words } from './words';

const text = words.progress;

/** How far an act on many is, or how it ended. */
export function progressText({ state, done, refused, total }: BulkAction): string {
  if (state === 'RUNNING') return text.running(done + refused, total);
  return state === 'FINISHED' ? text.finished(done, total) : text.stopped(done + refused, total);
}

export function BulkProgress({ action }: { action: BulkAction }) {
  const { kind, done, refused, total } = action;
  return (
    <div className={classes.progress}>
      <progress value={done + refused} max={total} aria-label={text.bar(words.titles[kind])} className={classes.line} />
      <p role="status">
        <strong>{progressText(action)}</strong>
        {refused > 0 && ` · ${text.refused(refused)}`}
      </p>
    </div>
  );
}
