import { csvCell } from './csv';

it.each([
  ['Anna', 'Anna'],
  ['Smith, Anna', '"Smith, Anna"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+44', "'+44"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\t=1', `"'\t'=1"`],
  ['Zed;=1+1;', `"Zed;'=1+1;"`],
  ['Zed; "@x', `"Zed;' ""@x"`],
  ['Zed\t=1+1', `"Zed\t'=1+1"`],
  ['Zed\n-1', `"Zed\n'-1"`],
  ['Zed;Anna - Ben', '"Zed;Anna - Ben"'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://a.example","x")', '"\'=HYPERLINK(""http://a.example"",""x"")"'],
  ['a=b', 'a=b'],
])('the cell %j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
