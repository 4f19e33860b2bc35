import { inviteLink, mySettingsPath, paths, pathTo, pathWithReturn } from './paths';

describe('a path', () => {
  it('is written once', () => {
    const all = Object.values(paths);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => !/^\/[a-z/-]*$/.test(path))).toEqual([]);
  });

  it('carries what its screen is about in the query, by the keys of the specification', () => {
    expect(pathTo(paths.pod, { pod: 'p1' })).toBe('/pod?p=p1');
    expect(pathTo(paths.member, { membership: 'm1', person: 'u1' })).toBe('/member?m=m1&u=u1');
    expect(pathTo(paths.chat, { channel: 'c1' })).toBe('/chat?c=c1');
    expect(pathTo(paths.podsJoin, { request: 'm1' })).toBe('/pods/join?r=m1');
  });

  it('leaves out what is not known', () => {
    expect(pathTo(paths.pod, { pod: undefined })).toBe('/pod');
    expect(pathWithReturn(paths.login, undefined)).toBe('/login');
  });

  it('keeps the way back whole', () => {
    const path = pathWithReturn(paths.login, '/pod?p=1&m=2');
    expect(new URL(path, 'http://localhost').searchParams.get('return')).toBe('/pod?p=1&m=2');
  });

  it('names the panel of the settings', () => {
    expect(mySettingsPath('my-pods')).toBe('/my-settings?panel=my-pods');
  });

  it('is whole where it is sent to somebody', () => {
    expect(inviteLink('Leader', 'a b')).toBe('http://localhost/sign-up/leader?invite=a+b');
    expect(inviteLink('Participant', 'c')).toBe('http://localhost/sign-up/participant?invite=c');
  });
});
