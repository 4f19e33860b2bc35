import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { PERMISSION_WORDS } from '../../src/domain/permissions';

/** The part of an operation that matters here: the library's type has no extensions. */
type Stated = { operationId?: string; 'x-permission'?: string };

const known = `one of ${PERMISSION_WORDS.join(', ')}`;

/** Every operation must state one of the server's permissions as `x-permission`. */
const isKnown: Oas3Rule = () => ({
  Operation(operation, context) {
    const { operationId = 'An operation', 'x-permission': word } = operation as Stated;
    const { location } = context;
    if (word === undefined) {
      context.report({ message: `${operationId} states no x-permission: ${known}`, location });
    } else if (!PERMISSION_WORDS.some((one) => one === word)) {
      const message = `${operationId} has the x-permission '${word}', which is not ${known}`;
      context.report({ message, location: location.child('x-permission') });
    }
  },
});

/** The plugin's rules are looked up by their full name. */
export const permissions: Plugin = { id: 'permissions', rules: { oas3: { 'permissions/is-known': isKnown } } };
