import { importedPackages } from './document';

test.each([
  ["import { a } from 'react';", ['react']],
  ["import a from '@mantine/core/styles.css';", ['@mantine/core']],
  ["import 'react-datetime/css/react-datetime.css';", ['react-datetime']],
  ["const load = () => import('pdf-lib/x');", ['pdf-lib']],
  ["export type { A } from 'yup';", ['yup']],
  ["@import '@mantine/core/styles/global.css';", ['@mantine/core']],
  ["import { a } from '../ui';\nimport b from './b';", []],
])('%s names its packages', (text, names) => {
  expect(importedPackages(text)).toEqual(names);
});
