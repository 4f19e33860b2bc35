import { unlistedPaths } from './unlistedPaths';

const listed = { '/v1/pods/{id}': { $ref: './paths/pods.yaml#/~1v1~1pods~1{id}' } };

it('a path that openapi.yaml does not list is reported', () => {
  expect(unlistedPaths({ 'pods.yaml': ['/v1/pods/{id}'] }, listed)).toEqual([]);
  expect(unlistedPaths({ 'pods.yaml': ['/v1/pods/{id}', '/v1/pods'] }, listed)).toEqual([
    'openapi/paths/pods.yaml  openapi.yaml does not list /v1/pods',
  ]);
});

it('a file of paths unknown to openapi.yaml is reported once', () => {
  expect(unlistedPaths({ 'pins.yaml': ['/v1/pins', '/v1/pods/{id}'] }, listed)).toEqual([
    'openapi/paths/pins.yaml  openapi.yaml lists none of its paths',
  ]);
});
