import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Task } from './load';
import type { Broadcast, BroadcastTask } from './openStreams';
import type { LoadTask } from './requests';

export interface Generator {
  load: (task: Omit<LoadTask, 'kind'>) => Promise<number>;
  open: (urls: string[]) => Promise<void>;
  broadcast: (task: Omit<BroadcastTask, 'kind'>) => Promise<Broadcast>;
  messages: () => Promise<number>;
  close: () => void;
}

function ask<T>(child: ChildProcess, task: Task): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { value?: T; error?: string }) =>
      message.error === undefined ? resolve(message.value as T) : reject(new Error(message.error)),
    );
    child.send(task);
  });
}

export function startGenerator(): Generator {
  const child = fork(join(__dirname, 'load.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    load: (task) => ask(child, { kind: 'load', ...task }),
    open: (urls) => ask(child, { kind: 'open', urls }),
    broadcast: (task) => ask(child, { kind: 'broadcast', ...task }),
    messages: () => ask(child, { kind: 'messages' }),
    close: () => void child.send({ kind: 'close' } satisfies Task),
  };
}
