import {
  filesByArea,
  filesToMutate,
  isServerArea,
  type MutationReport,
  percent,
  scoreOf,
  shortfalls,
  survivors,
  withTestedFiles,
} from './mutants';

describe('the files that are mutated', () => {
  const files = [
    'src/domain/pods/seats.ts',
    'src/domain/pods/seats.test.ts',
    'src/domain/podsOfOld/seats.ts',
    'src/domain/permissions/testing/people.ts',
    'src/domain/links/index.ts',
    'src/domain/README.md',
    'src/server/pods/join/joinPod.ts',
    'src/server/pods/area.ts',
    'src/server/pods/mails.ts',
    'src/server/platform/act.ts',
    'src/client/pods/seats.ts',
  ];

  it('code of the domain and of the server’s main areas is mutated, but no tests, no wiring and no mails', () => {
    expect(filesToMutate(files)).toEqual([
      'src/domain/pods/seats.ts',
      'src/domain/podsOfOld/seats.ts',
      'src/server/pods/join/joinPod.ts',
    ]);
  });

  it.each(['src/domain/pods', 'src/domain/pods/', './src/domain/pods', 'src/domain/pods/seats.ts'])(
    '%s limits what is mutated',
    (folder) => {
      expect(filesToMutate(files, [folder])).toEqual(['src/domain/pods/seats.ts']);
    },
  );

  it('a file in two of the given folders is mutated once', () => {
    expect(filesToMutate(files, ['src/server/pods', 'src/server/pods/join'])).toEqual([
      'src/server/pods/join/joinPod.ts',
    ]);
  });

  it.each(['src/domain/podz', 'src/client', 'src/domain/links'])(
    '%s, of which nothing is mutated, is refused',
    (folder) => {
      expect(() => filesToMutate(files, ['src/domain/pods', folder])).toThrow(`No file of ${folder} is mutated.`);
    },
  );

  it('a changed test stands for the file that it tests', () => {
    expect(
      withTestedFiles([
        'src/domain/pods/seats.test.ts',
        'src/domain/pods/seats.ts',
        'src/domain/time/years.full.test.ts',
      ]),
    ).toEqual([
      'src/domain/pods/seats.test.ts',
      'src/domain/pods/seats.ts',
      'src/domain/time/years.full.test.ts',
      'src/domain/time/years.ts',
    ]);
  });

  it('only areas of the server need a database', () => {
    expect(['src/domain/pods', 'src/server/pods'].filter(isServerArea)).toEqual(['src/server/pods']);
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

  it('the domain must reach 95 % in all its areas together', () => {
    const scores = new Map([['src/domain/steps', { killed: 90, all: 100 }]]);
    expect(shortfalls(scores)).toEqual(['src/domain: 90.0 %, below the required 95 %.']);
    expect(shortfalls(scores.set('src/domain/pods', { killed: 100, all: 100 }))).toEqual([]);
  });

  it('each area of the server must reach 80 % alone', () => {
    const scores = new Map([
      ['src/domain/pods', { killed: 95, all: 100 }],
      ['src/server/pods', { killed: 80, all: 100 }],
      ['src/server/steps', { killed: 79, all: 100 }],
    ]);
    expect(shortfalls(scores)).toEqual(['src/server/steps: 79.0 %, below the required 80 %.']);
  });

  it('nothing falls short where nothing was mutated', () => {
    expect(shortfalls(new Map())).toEqual([]);
  });
});
