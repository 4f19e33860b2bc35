import { hostAddresses } from '../database/hosts/addresses';
import { readDatabaseUrl, readReplicaUrl } from './databaseUrl';
import { readVariables } from './variables';

function read(url: string) {
  const variables = readVariables({ DATABASE_URL: url });
  return { url: readDatabaseUrl(variables), problems: variables.problems };
}

it.each([
  ['postgres://db.example/stepwell', ['postgres://db.example/stepwell']],
  ['postgresql:///stepwell?host=/run/postgresql', ['postgresql:///stepwell?host=/run/postgresql']],
  [
    'postgres://u:p%2Cw@a:5433,b,[::1]:5434/stepwell?target_session_attrs=read-write',
    ['a:5433', 'b', '[::1]:5434'].map((host) => `postgres://u:p%2Cw@${host}/stepwell?target_session_attrs=read-write`),
  ],
  ['postgres://u:p,w@a,b,a/stepwell', ['postgres://u:p,w@a/stepwell', 'postgres://u:p,w@b/stepwell']],
  ['postgres://u@%2Frun%2Fa,%2Frun%2Fb/s', ['postgres://u@%2Frun%2Fa/s', 'postgres://u@%2Frun%2Fb/s']],
])('%s names these hosts', (url, addresses) => {
  expect(read(url)).toEqual({ url, problems: [] });
  expect(hostAddresses(url)).toEqual(addresses);
});

it.each([
  ['a missing host', 'postgres://u:hunter2@a,,b/stepwell', /must name each host/],
  ['a port out of range', 'postgres://u:hunter2@a:5432,b:70000/stepwell', /must name each host/],
  ['two ports for a host', 'postgres://u:hunter2@a:5432:5433/stepwell', /must name each host/],
  ['hosts after the database', 'postgres://u:hunter2@/stepwell?host=a,b', /must name each host/],
  ['hosts in two places', 'postgres://u:hunter2@a,b/stepwell?host=c', /must name each host/],
  ['a replica as the target', 'postgres://u:hunter2@a,b/s?target_session_attrs=standby', /target_session_attrs=read-w/],
  ['an unencoded password', 'postgres://u:hun,ter2#x@a,b/stepwell', /^DATABASE_URL can't be read as it is/],
  ['another scheme', 'mysql://u:hunter2@a,b/stepwell', /must be an address that starts with postgres:\/\//],
])('%s is refused in one sentence, without the password', (_what, url, sentence) => {
  const { problems } = read(url);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect(problems[0]).not.toMatch(/hunter2|ter2/);
});

it('a replica without its primary is refused', () => {
  const DATABASE_READ_URL = 'postgres://replica.example/stepwell?target_session_attrs=standby';
  const alone = readVariables({ DATABASE_READ_URL });
  readReplicaUrl(alone);
  expect(alone.problems).toEqual(['DATABASE_READ_URL needs DATABASE_URL, the primary that it follows.']);
  const both = readVariables({ DATABASE_READ_URL, DATABASE_URL: 'postgres://primary.example/stepwell' });
  expect([readReplicaUrl(both), both.problems]).toEqual([DATABASE_READ_URL, []]);
});
