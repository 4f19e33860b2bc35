import { filesByArea, filesToMutate, type MutationReport, percent, scoreOf, survivors } from './mutants';

describe('the files that are mutated', () => {
  const files = [
    'src/domain/pods/seats.ts',
    'src/domain/pods/seats.test.ts',
    'src/domain/podsOfOld/seats.ts',
    'src/domain/permissions/testing/people.ts',
    'src/domain/links/index.ts',
    'src/domain/README.md',
    'src/server/pods/seats.ts',
  ];

  it('the domain’s code is mutated, but no tests and no wiring', () => {
    expect(filesToMutate(files)).toEqual(['src/domain/pods/seats.ts', 'src/domain/podsOfOld/seats.ts']);
  });

  it('given folders and files limit what is mutated', () => {
    expect(filesToMutate(files, ['src/domain/pods/'])).toEqual(['src/domain/pods/seats.ts']);
    expect(filesToMutate(files, ['src/domain/pods/seats.ts'])).toEqual(['src/domain/pods/seats.ts']);
    expect(filesToMutate(files, ['src/server'])).toEqual([]);
  });

  it('the files of an area are mutated together, at whatever depth', () => {
    const [seats, join] = ['src/domain/pods/seats.ts', 'src/domain/pods/join/joinPod.ts'];
    expect([...filesByArea([seats, 'src/domain/steps/steps.ts', join])]).toEqual([
      ['src/domain/pods', [seats, join]],
      ['src/domain/steps', ['src/domain/steps/steps.ts']],
    ]);
  });
});

describe('a mutation test', () => {
  const at = (line: number, column: number, end: number) => ({
    start: { line, column },
    end: { line, column: end },
  });
  const report: MutationReport = {
    files: {
      'src/domain/pods/seats.ts': {
        source: 'const few = 3;\nconst isFull = seats < few;\n',
        mutants: [
          { mutatorName: 'Equality', status: 'Survived', replacement: 'seats <= few', location: at(2, 16, 27) },
          { mutatorName: 'Equality', status: 'NoCoverage', replacement: 'true', location: at(2, 16, 27) },
          { mutatorName: 'Equality', status: 'Killed', replacement: 'false', location: at(2, 16, 27) },
          { mutatorName: 'Equality', status: 'Timeout', replacement: 'seats', location: at(2, 16, 27) },
          { mutatorName: 'Equality', status: 'Ignored', replacement: '4', location: at(1, 13, 14) },
        ],
      },
    },
  };

  it('the score counts endless loops as noticed, and leaves out mutants that are ignored', () => {
    expect(scoreOf(report)).toEqual({ killed: 2, all: 4 });
    expect(percent({ killed: 2, all: 4 })).toBe(50);
    expect(percent({ killed: 0, all: 0 })).toBe(100);
  });

  it('each survivor is listed with its line, and the code before and after', () => {
    expect(survivors(report)).toEqual([
      'src/domain/pods/seats.ts:2  seats < few  →  seats <= few',
      'src/domain/pods/seats.ts:2  seats < few  →  true (no test runs it)',
    ]);
  });
});
