import { actionTargetOf } from './actionTarget';

it('a notification’s action is a POST only for a path under /v1 of this API', () => {
  expect(actionTargetOf('/v1/memberships/1/leaders/2/approve?x=1')).toEqual({
    kind: 'post',
    path: '/v1/memberships/1/leaders/2/approve?x=1',
  });
  expect(actionTargetOf('/pods/../v1/pods/1/join')).toEqual({ kind: 'post', path: '/v1/pods/1/join' });
});

it.each([
  ['/pod?p=1#next', { kind: 'page', to: '/pod?p=1#next' }],
  ['/v1', { kind: 'page', to: '/v1' }],
  ['/v1/../pods', { kind: 'page', to: '/pods' }],
  ['/v1evil/x', { kind: 'page', to: '/v1evil/x' }],
  ['https://example.com/v1/pods', { kind: 'link', href: 'https://example.com/v1/pods' }],
])('any other address of a notification’s action is a link without a token: %s', (address, target) => {
  expect(actionTargetOf(address)).toEqual(target);
});

it.each([
  'javascript:alert(1)',
  '//evil.example/v1/x',
  '/\\evil.example/v1/x',
  'data:text/html,x',
  'v1/x',
  '',
  undefined,
])('an unusable address is not an action: %s', (address) => {
  expect(actionTargetOf(address)).toBeUndefined();
});
