import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';

const BRIDGE = 'stepwell0';
const NETWORK = '10.231.77';

export const HERE = `${NETWORK}.1`;

export interface Machine {
  name: string;
  address: string;
  start: (program: string, args: string[]) => ChildProcess;
  /** Ends every program of the machine at once, as a power cut does. */
  kill: () => void;
  cutOff: () => void;
  reconnect: () => void;
}

const ip = (...args: string[]) => void execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

const quietly = (work: () => void) => {
  try {
    work();
  } catch {
    // It had ended already.
  }
};

const namespaceOf = (number: number) => `stepwell${number}`;

export function removeMachines(count: number): void {
  for (let number = 1; number <= count; number += 1) {
    quietly(() => kill(namespaceOf(number)));
    quietly(() => ip('netns', 'delete', namespaceOf(number)));
    quietly(() => ip('link', 'delete', `stepwell0.${number}`));
  }
  quietly(() => ip('link', 'delete', BRIDGE));
}

/** Repeated, since a program may start others while it is killed. */
function kill(namespace: string): void {
  for (;;) {
    const found = execFileSync('ip', ['netns', 'pids', namespace], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pids = found.split('\n').filter(Boolean);
    if (pids.length === 0) return;
    for (const pid of pids) quietly(() => process.kill(Number(pid), 'SIGKILL'));
  }
}

function makeMachine(number: number, folder: string): Machine {
  const name = namespaceOf(number);
  const [outside, address] = [`stepwell0.${number}`, `${NETWORK}.${number + 10}`];
  ip('netns', 'add', name);
  ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', outside, 'master', BRIDGE, 'up');
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up');
  return {
    name,
    address,
    start: (program, args) => {
      const output = openSync(path.join(folder, `${name}-${path.basename(program)}.log`), 'a');
      const command = ['netns', 'exec', name, 'runuser', '-u', 'postgres', '--', program, ...args];
      return spawn('ip', command, { stdio: ['ignore', output, output] });
    },
    kill: () => kill(name),
    cutOff: () => ip('link', 'set', outside, 'down'),
    reconnect: () => ip('link', 'set', outside, 'up'),
  };
}

export function makeMachines(count: number, folder: string): Machine[] {
  removeMachines(count);
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('address', 'add', `${HERE}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  return Array.from({ length: count }, (_, index) => makeMachine(index + 1, folder));
}
