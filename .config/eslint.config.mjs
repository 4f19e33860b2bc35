import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const programs = {
  domain: ['src/{contract,domain}/**/*.ts'],
  client: ['src/client/**/*.{ts,tsx}'],
  worker: ['src/client/serviceWorker/push.ts'],
  server: ['src/server/**/*.ts'],
  scripts: ['scripts/**/*.ts'],
  e2e: ['src/{e2e,testing}/**/*.ts'],
};

const clock = (owner) =>
  `The time comes from ${owner}, so that tests decide what it is and one act has one instant (rule platform.instant).`;

const restrictions = {
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message: 'A thing has one name everywhere: export it by its name.',
  },
  enhanceEndpoints: {
    selector: "CallExpression[callee.property.name='enhanceEndpoints']",
    message: "Use withCacheRules: it asks for every endpoint's rule, or 'none'.",
  },
  now: (owner) => [
    { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: clock(owner) },
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock(owner) },
    { selector: "CallExpression[callee.name='Date']", message: clock(owner) },
  ],
  machineTime: [
    {
      selector: "CallExpression[callee.property.name='waitForTimeout']",
      message: 'Wait for what the page shows: no time is right for every machine.',
    },
    {
      selector:
        ":matches(CallExpression[callee.name='setTimeout'], CallExpression[callee.property.name='setTimeout'])[arguments.1.value>0]",
      message: 'Wait for a condition (until, waitFor), or let a test pass the time by fake timers.',
    },
    {
      selector: 'CallExpression[callee.name=/^(sleep|delay)$/][arguments.0.value>0]',
      message: 'Wait for a condition (until, waitFor), or let a test pass the time by fake timers.',
    },
    {
      selector: ':matches(Literal[value=/pg_sleep/], TemplateElement[value.raw=/pg_sleep/])',
      message: 'Let the statement wait for a lock that the test holds.',
    },
    {
      selector: "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
      message: 'Every test has the one generous limit of jest.config.js.',
    },
    {
      selector: 'CallExpression[callee.name=/^(it|test)$/][arguments.length>2]',
      message: 'Every test has the one generous limit of jest.config.js.',
    },
    {
      selector: 'CallExpression[callee.callee.property.name=/^(each|only|skip)$/][arguments.length>2]',
      message: 'Every test has the one generous limit of jest.config.js.',
    },
    {
      selector: 'CallExpression[callee.name=/^(before|after)(All|Each)$/][arguments.length>1]',
      message: 'Every test has the one generous limit of jest.config.js.',
    },
    {
      selector: "MemberExpression[object.name='performance'][property.name='now']",
      message: 'Prove the order of things, or their count: how long they take is the machine’s.',
    },
    {
      selector: "MemberExpression[property.name='hrtime']",
      message: 'Prove the order of things, or their count: how long they take is the machine’s.',
    },
  ],
  texts: [
    ':matches(JSXText, JSXAttribute[name.name=/^(aria-label|alt|label|title)$/] > Literal)[value=/[A-Za-z]{2}/]',
    // A sentence, or a few words that begin one; errors are for developers.
    ":not(NewExpression, CallExpression[callee.object.name='console']) > Literal[value=/^[A-Z][a-z’]+ .*[a-z]|’/]",
    ":not(NewExpression > TemplateLiteral, TaggedTemplateExpression > TemplateLiteral, CallExpression[callee.object.name='console'] > TemplateLiteral) > TemplateElement[value.raw=/(?<!Authorization: )\\b(?!Bearer )[A-Z][a-z’]+ ([a-z]|$)|[a-z]+ [a-z]+ |’/]",
  ].map((selector) => ({
    selector,
    message: 'Texts are in catalogues: …ords.en.json (src/docs/languages/README.md).',
  })),
  mockedModules: {
    selector:
      "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|unmock|resetModules|isolateModules)/]",
    message: 'It would mock nothing: server tests share their modules. Give the app another dependency.',
  },
  fakeTimers: [
    {
      selector: "CallExpression[callee.object.name='jest'][callee.property.name='useFakeTimers']",
      message: 'Use fakeTimers of client/testing/clock.ts: it begins at the instant of every test.',
    },
    {
      selector: "Property[key.name='advanceTimers'][value.value=true]",
      message: 'Advance the timers in the test: they would follow the machine’s clock.',
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'data',
      'bench',
      'screens',
      'coverage',
      '**/*.gen.ts',
      'src/client/api/generated',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  ...Object.entries(programs).map(([name, files]) => ({
    files,
    languageOptions: { parserOptions: { project: resolve(root, `.config/tsconfig.${name}.json`) } },
  })),
  {
    files: Object.values(programs).flat(),
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A JSX event handler may be asynchronous, since React ignores its result.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Library interfaces often require a promise even where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'no-restricted-syntax': ['error', restrictions.defaultExport],
      'max-lines': ['error', 350],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },

  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', restrictions.defaultExport, ...restrictions.now('a parameter')] },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', 'src/server/platform/clock.ts'],
    rules: {
      'no-restricted-syntax': ['error', restrictions.defaultExport, ...restrictions.now("the context's clock")],
    },
  },
  {
    files: ['src/server/*/**/{mail,mails,notificationKinds,timeChanges}.ts', 'src/server/meetings/mails/*.ts'],
    ignores: ['**/*.test.ts', 'src/server/{doctor,testing}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        restrictions.defaultExport,
        ...restrictions.now("the context's clock"),
        ...restrictions.texts,
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // The only field of a dialog is focused when it opens.
      'jsx-a11y/no-autofocus': 'off',
      // The scroll container of a conversation, and each message in it, can be focused.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'log', 'article'] }],
      // Containers handle the key events of their content.
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: ['onClick'] }],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
      ...reactHooks.configs.recommended.rules,
      // Reports what the React Compiler could not compile, but we don't use the compiler.
      'react-hooks/incompatible-library': 'off',
      // In a browser the console serves as the log, so no debugging output may remain.
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/client/ui/readerLocale.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['language', 'languages'].map((property) => ({
          object: 'navigator',
          property,
          message: 'Use readerLocale: browsers also report what Intl refuses.',
        })),
        ...['toLocaleUpperCase', 'toLocaleLowerCase'].map((property) => ({
          property,
          message: 'Use toUpperCase or toLowerCase: the result depends on the machine.',
        })),
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    // `firstPaint/prerender.tsx` reports problems of the build.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/client/firstPaint/prerender.tsx'],
    rules: { 'no-restricted-syntax': ['error', restrictions.defaultExport, ...restrictions.texts] },
  },
  {
    files: ['src/client/api/*Api.ts'],
    rules: { 'no-restricted-syntax': ['error', restrictions.defaultExport, restrictions.enhanceEndpoints] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'src/e2e/**/*.ts'],
    rules: {
      // Tests inspect responses and mocks of any type, and check their content themselves.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', restrictions.defaultExport, ...restrictions.machineTime],
    },
  },
  {
    files: ['src/client/**/*.test.{ts,tsx}'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Tests check attributes and order of elements that queries by role can't find, such as images without a name.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // Queries within a part of the page are named after the part.
      'testing-library/prefer-screen-queries': 'off',
      'testing-library/render-result-naming-convention': 'off',
      // Our own `render…` functions render without Testing Library.
      'testing-library/no-unnecessary-act': 'off',
    },
  },
  {
    files: ['src/client/**/*.test.{ts,tsx}', 'src/client/**/testing/**/*.{ts,tsx}'],
    ignores: ['src/client/testing/clock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        restrictions.defaultExport,
        ...restrictions.machineTime,
        ...restrictions.fakeTimers,
      ],
    },
  },
  {
    files: ['src/server/**/*.test.ts', 'src/server/**/testing/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        restrictions.defaultExport,
        ...restrictions.machineTime,
        restrictions.mockedModules,
      ],
    },
  },
  // Jest expects a default export from a global setup or teardown file.
  {
    files: ['src/{server/testing/database,e2e}/global*.ts', 'src/server/testing/database/dropCopies.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictions.machineTime] },
  },
  { files: ['scripts/**/*.ts'], rules: { 'no-console': 'off' } },
);
