/**
 * The validator of the contract, which each app checks it with as it is built: what it compiles for that, for a tenth of
 * a second, serves all apps of a worker.
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
