import Ajv, { type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const shared: Options = { allErrors: true, strict: false, removeAdditional: false, useDefaults: true };

/**
 * Bodies are taken as they are: a wrong type is refused, never turned into another. What comes in a path or a query
 * is text, so there it is read as the type the contract names.
 */
export function validateByContract(app: FastifyInstance): void {
  const exact = addFormats(new Ajv({ ...shared, coerceTypes: false }));
  const fromText = addFormats(new Ajv({ ...shared, coerceTypes: true }));
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? exact : fromText).compile(schema));
}
