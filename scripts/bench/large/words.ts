import type { Client } from 'pg';

const FREQUENT = 'the a I to and of week step for you my walk tiny done Zoë'.split(' ');

/** The number of distinct message texts: each message combines one of them with its own number. */
export const TEXTS = 10_000;

export async function makeTexts(client: Client): Promise<void> {
  await client.query(
    `create temp table texts as
     select place, string_agg(case when random() < 0.6 then ($1::text[])[1 + floor(random() * random() * ${FREQUENT.length})::int]
       else substr(md5(floor(random() * 20000)::text), 1, 3 + word % 6) end, ' ') as text
     from generate_series(0, ${TEXTS - 1}) as places (place), generate_series(1, 6 + place % 23) as words (word) group by place`,
    [FREQUENT],
  );
  await client.query('alter table texts add primary key (place)');
}
