import { join } from 'node:path';
import { coverageText } from './coverage';

const file = (covered: number, branches: number) => ({
  lines: { covered, total: 4 },
  branches: { covered: branches, total: branches },
});

it('coverage is counted by program, over all its files', () => {
  const text = coverageText({
    total: file(0, 0),
    [join(process.cwd(), 'src/domain/pods/seats.ts')]: file(4, 1),
    [join(process.cwd(), 'src/domain/steps/steps.ts')]: file(1, 0),
    [join(process.cwd(), 'src/server/app.ts')]: file(2, 0),
    [join(process.cwd(), 'scripts/theme.ts')]: file(3, 0),
  });
  expect(text.split('\n').slice(1)).toEqual([
    '  62.5 % 100.0 %  domain',
    ' 100.0 % 100.0 %  client',
    '  50.0 % 100.0 %  server',
    '  75.0 % 100.0 %  scripts',
  ]);
});
