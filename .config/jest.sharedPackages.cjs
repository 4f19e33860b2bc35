/**
 * Loads packages, the contract and the domain once per worker: loading them for every file took a third of the time
 * of the client's tests. The client's own modules are loaded again for each file, so any of them can be mocked.
 */
const { join, sep } = require('node:path');
const { default: SharedRuntime } = require('./jest.sharedRuntime.cjs');

const PACKAGES = `${sep}node_modules${sep}`;

/**
 * Loaded for each file: on loading, these packages add hooks and matchers to its tests, or they hold rendered
 * content.
 */
const own = [
  '@testing-library/react',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  '@mantine/notifications',
].map((name) => PACKAGES + join(name, sep));

const SHARED_FOLDERS = ['contract', 'domain'].map((name) => join(__dirname, '..', 'src', name, sep));

module.exports = {
  __esModule: true,
  default: class SharedPackages extends SharedRuntime {
    isShared(from, name) {
      if (this._resolution.isCoreModule(name)) return false;
      const file = this._resolution.resolveCjs(from, name);
      if (!file.includes(PACKAGES)) return SHARED_FOLDERS.some((folder) => file.startsWith(folder));
      return !own.some((owned) => file.includes(owned));
    }
  },
};
