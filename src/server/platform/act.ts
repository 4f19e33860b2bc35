import type { Act, AppContext, Audience } from './context';
import { writeEvents, type StreamPayload } from './events/log';
import { enqueueMails, type Mail } from './mail/outbox';

/** What an act needs; a command of the operator's has no streams and jobs of its own to wake. */
interface ActContext extends Pick<AppContext, 'database' | 'clock'> {
  log: Pick<AppContext['log'], 'error'>;
  hub: Pick<AppContext['hub'], 'wake'>;
  jobs: Pick<AppContext['jobs'], 'wake'>;
}

/**
 * Makes `context.act`: one transaction per act of a person (architecture.md, 'The event log'). Whatever is told is
 * written in the transaction and delivered only after it.
 */
export function makeAct(context: ActContext): AppContext['act'] {
  return async (work) => {
    const told: { audience: Audience; payload: StreamPayload }[] = [];
    const mails: Mail[] = [];
    const afterwards: (() => void | Promise<void>)[] = [];
    const result = await context.database.db.transaction(async (tx) => {
      const act: Act = {
        tx,
        now: context.clock.now(),
        tell: (audience, payload) => void told.push({ audience, payload }),
        mail: (mail) => void mails.push(mail),
        afterCommit: (later) => void afterwards.push(later),
      };
      const value = await work(act);
      await writeEvents(tx, told, act.now);
      await enqueueMails(tx, mails, act.now);
      return value;
    });
    if (told.length > 0) context.hub.wake();
    if (mails.length > 0) context.jobs.wake('mail');
    for (const later of afterwards) {
      try {
        await later();
      } catch (error) {
        context.log.error({ err: error }, 'after commit');
      }
    }
    return result;
  };
}
