import { existsSync } from 'node:fs';
import { join } from 'node:path';

const mantine = join(__dirname, '..', '..', 'node_modules', '@mantine', 'core', 'esm');

it.each([
  'core/MantineProvider/default-colors.mjs',
  'core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs',
  'components/Transition/transitions.mjs',
])('Mantine has the module %s, which the build replaces', (file) => expect(existsSync(join(mantine, file))).toBe(true));
