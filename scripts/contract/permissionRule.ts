import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { PERMISSION_WORDS } from '../../src/domain/permissions';

/** Every operation states as `x-permission` one of the words that the server knows. */
const isKnown: Oas3Rule = () => ({
  Operation(operation, { report, location }) {
    const word: unknown = operation['x-permission'];
    const name = operation.operationId ?? 'An operation';
    if (word === undefined) report({ message: `${name} states no x-permission`, location: location.key() });
    else if (!PERMISSION_WORDS.some((known) => known === word)) {
      const message = `${name} has the x-permission '${String(word)}', which is none of ${PERMISSION_WORDS.join(', ')}`;
      report({ message, location: location.child('x-permission') });
    }
  },
});

/** The plugin's rules are looked up by their whole name. */
export const permissions: Plugin = { id: 'permissions', rules: { oas3: { 'permissions/is-known': isKnown } } };
