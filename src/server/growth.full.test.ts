import { testDatabase } from './testing/database/database';
import { eventsPerDay } from './testing/growth/day';
import { removedTables } from './testing/growth/retentionPage';
import { simulate } from './testing/growth/simulate';

it('over fifteen months, data that housekeeping removes stops growing once its retention has passed', async () => {
  const day = eventsPerDay(20);
  const stepDays = 15;
  const steps = await simulate({
    url: await testDatabase(),
    days: 450,
    stepDays,
    measuredDays: stepDays,
    day,
  });
  const rowsAt = (name: string) => steps.map(({ day: at, sizes }) => ({ at, rows: sizes.get(name)?.rows ?? -1 }));
  for (const [name, days] of removedTables()) {
    expect({ name, hasSize: (steps.at(-1)?.sizes.get(name)?.bytes ?? 0) > 0 }).toEqual({ name, hasSize: true });
    const later = rowsAt(name).filter(({ at }) => at > days + stepDays);
    const [first, most] = [later[0]?.rows ?? 0, Math.max(...later.map(({ rows }) => rows))];
    expect({ name, isMeasured: later.length > 2 && first > 0 }).toEqual({ name, isMeasured: true });
    // Rows exactly at the retention limit may or may not be counted.
    expect({ name, grows: most > first * 1.03 }).toEqual({ name, grows: false });
  }
  expect(
    new Set(
      rowsAt('users')
        .slice(4)
        .map(({ rows }) => rows),
    ).size,
  ).toBe(1);
  expect(rowsAt('messages').at(-1)?.rows).toBe(450 * day.messages);
});
