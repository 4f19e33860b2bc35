/**
 * The client side of a benchmark, in a separate process so that it takes no time from the server it measures. It
 * receives tasks over IPC and returns figures in milliseconds.
 */
import { broadcast, closeStreams, messagesReceived, open, type BroadcastTask, type OpenTask } from './openStreams';
import { load, type LoadTask } from './requests';

export type Task = LoadTask | OpenTask | BroadcastTask | { kind: 'messages' } | { kind: 'close' };

process.on('message', (task: Task) => {
  const answer = (value: unknown) => process.send?.({ value });
  const fail = (error: unknown) => process.send?.({ error: String(error) });
  if (task.kind === 'load') load(task).then(answer, fail);
  else if (task.kind === 'open') open(task).then(answer, fail);
  else if (task.kind === 'broadcast') broadcast(task).then(answer, fail);
  else if (task.kind === 'messages') answer(messagesReceived());
  else {
    closeStreams();
    process.disconnect();
  }
});
