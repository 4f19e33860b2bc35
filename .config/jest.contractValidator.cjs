/**
 * Every app validates the contract when it is built. The validator takes a tenth of a second to compile its own schema,
 * so all apps of a worker share the compiled schema.
 */
const { join } = require('node:path');
const { Validator } = require(join(__dirname, '../node_modules/@seriousme/openapi-schema-validator/index.js'));

const compiled = {};

exports.Validator = class extends Validator {
  constructor(options) {
    super(options);
    this.ajvValidators = compiled;
  }
};
