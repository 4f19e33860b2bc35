import { mailTemplates, notificationCatalogue } from './areas';
import { notificationColumns } from './notifications';
import { rendered } from './notifications/testing/rendered';
import { sampleKinds } from './notifications/testing/sampleKinds';
import { accountRows } from './testing/catalogue/accountRows';
import { integrationRows } from './testing/catalogue/integrationRows';
import { announcementRows } from './testing/catalogue/announcementRows';
import { leadershipRows } from './testing/catalogue/leadershipRows';
import { checkedTemplates } from './testing/catalogue/mailClaims';
import { meetingRows } from './testing/catalogue/meetingRows';
import { reportRows } from './testing/catalogue/reportRows';
import { podRows } from './testing/catalogue/podRows';
import { pushedOf } from './testing/catalogue/row';
import { stepRows } from './testing/catalogue/stepRows';
import { notifiedBy } from './testing/catalogue/notified';
import { makeWorld, makeFakes, OPERATOR_ADDRESS } from './testing/catalogue/world';
import { useTestApp } from './testing/app';
import { pageTable } from './testing/pageTable';

const around = makeFakes();
const test = useTestApp({ deps: around, config: { businessApproval: 'manual', reportEmail: OPERATOR_ADDRESS } });

const rows = [
  ...accountRows,
  ...integrationRows,
  ...leadershipRows,
  ...podRows,
  ...meetingRows,
  ...stepRows,
  ...announcementRows,
  ...reportRows,
];

it.each(rows)('when $act, only the right people are notified, and every email is accurate', async (row) => {
  const { listed = {}, mailed = {}, given, does } = row;
  const pushed = row.pushed ?? pushedOf(listed, (kind) => notificationCatalogue[kind].push !== false);
  const world = await makeWorld(test, around);
  await given?.(world);
  expect(await notifiedBy(world, () => does(world))).toEqual({ listed, pushed, mailed, untrue: [] });
});

const namesOf = (of: 'listed' | 'mailed') => [...new Set(rows.flatMap((row) => Object.keys(row[of] ?? {})))].sort();

it('every kind of notification, and every mail, is caused by some action', () => {
  expect(namesOf('listed')).toEqual(Object.keys(notificationCatalogue).sort());
  expect(namesOf('mailed')).toEqual(Object.keys(mailTemplates).sort());
  expect([...checkedTemplates].sort()).toEqual(Object.keys(mailTemplates).sort());
});

/** Pushes to devices that have no notification; the digest is listed with the mails because it goes out with one. */
const pushedAlone = () =>
  [...new Set(rows.flatMap((row) => Object.keys(row.pushed ?? {})))]
    .filter((name) => !Object.hasOwn(notificationCatalogue, name))
    .sort();

const devicesWords = (push: boolean | 'high') => (push === 'high' ? 'urgent' : push ? 'yes' : 'no');

const tableOf = (heading: string) => pageTable('who-is-told.md', heading);

it('the page lists every notification with its delivery and grouping, every mail, and every push without a notification', () => {
  const kinds = sampleKinds((field) => field).map(({ kind: { name, push }, content }) =>
    [name, devicesWords(push), content('en').group ? 'folded' : ''].join(' '),
  );
  const said = tableOf('Notifications').map(([name, , , devices, folded]) =>
    [name, devices, folded ? 'folded' : ''].join(' '),
  );
  expect(said.sort()).toEqual(kinds.sort());
  const alone = tableOf('On devices alone').map(([name]) => name);
  expect(alone.sort()).toEqual(pushedAlone().filter((name) => name !== 'digest'));
  const mails = tableOf('Emails').map(([name]) => name);
  expect(mails.sort()).toEqual(Object.keys(mailTemplates).sort());
});

describe('a stored notification', () => {
  it.each(sampleKinds((field) => field))('$name reads as it was written', ({ kind, data, content }) => {
    const { data: kept, names, ...columns } = notificationColumns(kind, data as never);
    const stored = JSON.parse(JSON.stringify(kept)) as typeof kept;
    const { group, message, ...written } = content('en');
    const { message: read, groupMessage, ...others } = rendered({ ...columns, id: 'id', data: stored, names }, 3);
    expect(others).toEqual(written);
    expect(read.startsWith(message)).toBe(true);
    expect(groupMessage).toBe(group?.summary(3));
    expect(JSON.stringify(stored)).not.toContain('personName');
  });
});
