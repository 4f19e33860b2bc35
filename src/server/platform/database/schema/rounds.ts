import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MAX_NOTE_LENGTH, TURN_STATES } from '../../../../domain/rounds/round';
import { createdAt, inList, instant, oneOf } from './columns';
import { meetings } from './pods';
import { users } from './session';

/** The round of a pod's meeting, stored once somebody leads it (rule rounds.turns). */
export const rounds = pgTable(
  'rounds',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    /** When the meeting took place; stored here, since the series may change later. */
    heldAt: instant('held_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    begun: boolean('begun').notNull().default(false),
    speakerId: uuid('speaker_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the speaker got the turn. Finishing the round leaves the speaker and timer as they were. */
    spokeAt: instant('spoke_at'),
    timerEndsAt: instant('timer_ends_at'),
    minuteAddedAt: instant('minute_added_at'),
    /** The time left while the timer is paused; negative once the time is over. */
    timerLeftMs: integer('timer_left_ms'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.startsAt] }),
    index('rounds_ends').on(t.endsAt),
    index('rounds_speaker')
      .on(t.speakerId)
      .where(sql`${t.speakerId} is not null`),
    check('rounds_times', sql`${t.heldAt} < ${t.endsAt}`),
    check('rounds_timer', sql`num_nonnulls(${t.timerEndsAt}, ${t.timerLeftMs}) <= 1`),
    check('rounds_speaker_speaks', sql`${t.speakerId} is null or ${t.begun}`),
  ],
);

/** A person's turn in a round. People without a row come last. */
export const roundTurns = pgTable(
  'round_turns',
  {
    meetingId: uuid('meeting_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    state: oneOf('state', TURN_STATES).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.startsAt, t.userId] }),
    foreignKey({
      columns: [t.meetingId, t.startsAt],
      foreignColumns: [rounds.meetingId, rounds.startsAt],
    }).onDelete('cascade'),
    index('round_turns_user').on(t.userId),
    check('round_turns_state', inList(t.state, TURN_STATES)),
  ],
);

/** A person's own notes of a meeting, which nobody else sees (rule rounds.notes). */
export const meetingNotes = pgTable(
  'meeting_notes',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    heldAt: instant('held_at').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.startsAt, t.userId] }),
    index('meeting_notes_user').on(t.userId, t.startsAt),
    check('meeting_notes_text', sql`length(${t.text}) between 1 and ${sql.raw(String(MAX_NOTE_LENGTH))}`),
  ],
);
