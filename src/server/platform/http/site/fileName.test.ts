import { fileName } from './fileName';

it('a download has a file name that is valid in every file system', () => {
  const names = ['Momentum Circle', '../../etc', '小组', 'a"b\r\nc', 'Éveil', 'Straße 12'].map((name) =>
    fileName(name, 'list.csv'),
  );
  expect(names).toEqual([
    'momentum-circle-list.csv',
    'etc-list.csv',
    'list.csv',
    'a-b-c-list.csv',
    'eveil-list.csv',
    'strasse-12-list.csv',
  ]);
});
