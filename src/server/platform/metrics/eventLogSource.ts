import { Gauge, type Registry } from 'prom-client';
import type { StreamHub } from '../events/hub';
import type { Source } from './source';

export function eventLogSource(registers: Registry[], hub: Pick<StreamHub, 'readLag'>): Source {
  const seconds = new Gauge({
    name: 'stepwell_event_log_lag_seconds',
    help: 'How old the oldest event is that this process has not delivered yet.',
    registers,
  });
  const events = new Gauge({
    name: 'stepwell_event_log_lag_events',
    help: 'Events that this process has not delivered yet.',
    registers,
  });
  return {
    name: 'event_log',
    gauges: [seconds, events],
    read: async (db) => {
      const lag = await hub.readLag(async (query) => (await db.execute(query)).rows);
      seconds.set(lag.seconds);
      events.set(lag.events);
    },
  };
}
