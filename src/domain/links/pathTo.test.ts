import { joinPath, invitePath, mySettingsPath, paths, pathTo, pathWithReturn, signedOnPath } from '.';

declare const URL: new (path: string, base: string) => { searchParams: { get: (key: string) => string | null } };

test('no path is listed twice', () => {
  const all = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => !/^\/[a-z/-]*$/.test(path))).toEqual([paths.signedOn, paths.join]);
});

test("a path names its screen's subject in the query, with a single key for each kind of subject", () => {
  expect(pathTo(paths.pod, { pod: 'p1' })).toBe('/pod?p=p1');
  expect(pathTo(paths.member, { membership: 'm1', person: 'u1' })).toBe('/member?m=m1&u=u1');
  expect(pathTo(paths.chat, { channel: 'c1' })).toBe('/chat?c=c1');
  expect(pathTo(paths.podsJoin, { request: 'm1' })).toBe('/pods/join?r=m1');
});

test("the path of a meeting's join page contains the meeting's id", () => {
  expect(joinPath('s1')).toBe('/j/s1');
});

test('the path to which an identity provider sends people back names the provider', () => {
  expect(signedOnPath('installation')).toBe('/sign-on/installation');
});

test('a path omits unknown values', () => {
  expect(pathTo(paths.pod, { pod: undefined })).toBe('/pod');
  expect(pathWithReturn(paths.login, undefined)).toBe('/login');
});

test('a path keeps the whole return path', () => {
  const path = pathWithReturn(paths.login, '/pod?p=1&m=2');
  expect(new URL(path, 'http://localhost').searchParams.get('return')).toBe('/pod?p=1&m=2');
});

test('the path of the settings names their panel', () => {
  expect(mySettingsPath('my-pods')).toBe('/my-settings?panel=my-pods');
});

test('an invite leads to the sign-up page of its role', () => {
  expect(invitePath('Leader', 'a b')).toBe('/sign-up/leader?invite=a%20b');
  expect(invitePath('Participant', 'c')).toBe('/sign-up/participant?invite=c');
});
