import { addPodLikePath } from './addPodLikePath';
import { announcementPath, newAnnouncementPath, readChosenMembers } from './announcementPaths';
import { auditCsvLink } from './auditLinks';
import { bulkPath, readBulkKind } from './bulkPath';
import { formPodPath } from './formPodPath';
import { applicantsPath, membersPath } from './membersPath';
import { checklistPath, settingsPanels, settingsPanelsFor, subjectKeys } from './pathTo';
import { paths } from './paths';
import { readSubject } from './readSubject';
import {
  businessReportsPath,
  readReportedState,
  reportCommentPath,
  reportMessagePath,
  reportPersonPath,
} from './reportPaths';
import { twoFactorPath } from './twoFactorPath';

const [anna, ben] = ['0b6e1bb1-6a7b-4c22-9a1f-1d2d3a4b5c6d', '9f3c2e0a-8d41-4f5e-a6b7-c8d9e0f1a2b3'];
const entriesOf = (path: string) =>
  (path.split('?')[1] ?? '').split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
const valuesOf = (path: string) => entriesOf(path).map(([, value]) => value);

const query = (entries: Iterable<[string, string]>) => {
  const values = new Map(entries);
  return { get: (key: string) => values.get(key) ?? null };
};
const { membership, pod } = subjectKeys;

describe('the path of a page names what the page shows', () => {
  it('the page of a new pod like another names the membership and that pod', () => {
    expect(addPodLikePath('m1', 'p1')).toBe(`${paths.podsAdd}?${membership}=m1&${pod}=p1`);
    expect(formPodPath('p1')).toBe(`${paths.membershipFormPod}?${pod}=p1`);
  });

  it('a panel of a membership’s people is named unless it is the first', () => {
    expect(membersPath('m1', 'people')).toBe(`${paths.members}?${membership}=m1`);
    expect(membersPath('m1', 'waitlists')).toBe(`${paths.members}?${membership}=m1&panel=waitlists`);
    expect(applicantsPath('m1')).toMatch(/m1&.*=PENDING_APPROVAL$/);
  });

  it('the checklist is a panel of its pod, and a method of two-factor login a panel of its page', () => {
    expect(checklistPath('p1')).toBe(`${paths.pod}?${pod}=p1&panel=checklist`);
    expect(twoFactorPath('recovery-codes')).toBe(`${paths.twoFactor}?panel=recovery-codes`);
  });

  it('the link to the audit log’s file has the filters in use', () => {
    expect(auditCsvLink('b1', {})).toBe('/v1/businesses/b1/audit-entries/csv');
    expect(auditCsvLink('b1', { personId: 'anna', act: 'LOGIN', from: 1, to: 2 })).toMatch(
      /csv\?personId=anna&act=LOGIN&from=1&to=2$/,
    );
  });
});

it('only staff have panels for the settings of the business and its admins', () => {
  expect(settingsPanelsFor(true)).toEqual(settingsPanels);
  expect(settingsPanelsFor(false)).toEqual(['profile', 'notifications', 'memberships', 'my-pods', 'account']);
});

describe('a bulk action', () => {
  it('the address names the act and, when a whole list is chosen, that list’s filters', () => {
    expect(valuesOf(bulkPath('m1', 'REMOVE_MEMBERS'))).toEqual(['m1', 'remove-members']);
    const all = bulkPath('m1', 'MOVE_MEMBERS', { search: 'ann' });
    expect(valuesOf(all)).toEqual(['m1', 'move-members', 'all', 'ann']);
  });

  it('only an address that names an act is read as one', () => {
    expect(readBulkKind('delete-pods')).toBe('DELETE_PODS');
    expect(readBulkKind('DELETE_PODS')).toBeUndefined();
    expect(readBulkKind(null)).toBeUndefined();
  });
});

describe('an announcement', () => {
  it('an announcement’s page is named by its id', () => {
    expect(valuesOf(announcementPath('a1'))).toEqual(['a1']);
  });

  it('a link takes the chosen people from its query, or else from the navigation state, each once', () => {
    const fromState = (state: unknown) => readChosenMembers(query([]), state);
    const path = newAnnouncementPath('m1', [anna, ben]);
    expect(query(entriesOf(path)).get(membership)).toBe('m1');
    expect(readChosenMembers(query(entriesOf(path)), { memberIds: [anna] })).toEqual([anna, ben]);
    expect(newAnnouncementPath('m1')).toBe(`${paths.announcementsAdd}?${membership}=m1`);
    expect(fromState({ memberIds: [anna, anna, 5, 'nobody'] })).toEqual([anna]);
    for (const state of [undefined, null, 'memberIds', {}, { memberIds: anna }]) expect(fromState(state)).toEqual([]);
  });
});

describe('the subject of a page', () => {
  const read = (written: Record<string, string>, state: unknown = undefined) =>
    readSubject('pod', query(Object.entries(written)), state);

  it('the subject is read from the address, which counts as unreadable if it names no id', () => {
    expect(read({ [pod]: anna }, { podId: ben })).toEqual({ id: anna, unreadable: false });
    expect(read({ [pod]: 'nothing' }, { podId: ben })).toEqual({ id: undefined, unreadable: true });
  });

  it('an address without a subject leaves it to the navigation state, in any of its forms', () => {
    for (const state of [{ podId: anna }, { pod: { id: anna } }, { pod: anna }, { podId: anna, pod: ben }])
      expect(read({}, state)).toEqual({ id: anna, unreadable: false });
    for (const state of [
      undefined,
      null,
      anna,
      {},
      { pod: null },
      { pod: {} },
      { pod: { name: 'Birds' } },
      { podId: 5 },
    ])
      expect(read({}, state)).toEqual({ id: undefined, unreadable: false });
  });
});

describe('a report', () => {
  it('the address names what is reported, and the page to return to', () => {
    expect(reportMessagePath({ channelId: 'c1', messageId: 'm1' })).toBe('/report?c=c1&message=m1');
    const comment = { stepId: 't1', commentId: 'k1', back: '/pod?p=1' };
    expect(reportCommentPath({ ...comment, membershipId: undefined })).toBe(
      '/report?t=t1&comment=k1&return=%2Fpod%3Fp%3D1',
    );
    expect(valuesOf(reportPersonPath({ membershipId: 'm1', userId: 'u1', podId: 'p1', back: '/' }))).toEqual([
      'm1',
      'p1',
      'u1',
      '/',
    ]);
    expect(businessReportsPath('b1')).toBe('/business/reports?b=b1');
    expect(businessReportsPath('b1', 'help')).toBe('/business/reports?b=b1&panel=help');
  });

  it('the navigation state shows what is reported only if it has a name', () => {
    const ben = { name: 'Ben', text: 'Hello', hasImage: true };
    expect(readReportedState(ben)).toEqual(ben);
    expect(readReportedState({ name: 'Ben', text: '', hasImage: 'yes' })).toEqual({ name: 'Ben', hasImage: false });
    for (const state of [undefined, null, 'Ben', {}, { name: 5 }]) expect(readReportedState(state)).toBeUndefined();
  });
});
