import { runInNewContext } from 'node:vm';
import { sources } from 'webpack';
import { readLanguage } from '../words/languages.cjs';
import { callsIn, numberOf, withTexts } from './words.cjs';

const put = (script: string, tag = 'en'): string =>
  String(withTexts(new sources.RawSource(script), script, callsIn(script), readLanguage(tag)).source());

const title = numberOf('client/steps/words:title');
const unread = numberOf('client/ui/unreadWords:messages');

it('a text takes the place of its call', () => {
  expect(put(`const a={b:__words__(${title})}`)).toBe('const a={b:"Next Tiny Step"}');
  expect(put(`const a=__words__(${title},)`)).toBe('const a="Next Tiny Step"');
});

it('a text with arguments uses the names that minimizing has left', () => {
  const script = `const f=e=>__words__(${unread},e,a.b,(0,c.d));`;
  expect(put(script)).toBe('const f=e=>a.b(e.count)+" unread message"+(0,c.d)(e.count,{one:"",other:"s"});');
});

it('a text with operators is one operand of others', () => {
  expect(put(`f=e=>e.a||__words__(${unread},e,n,p)===b`)).toMatch(/^f=e=>e\.a\|\|\(n\(e\.count\)\+.+\)===b$/);
});

it('arguments that minimizing has put into the call are evaluated once', () => {
  const script = `f(__words__(${unread},{count:g()},n,p))`;
  expect(put(script)).toBe('f((d=>n(d.count)+" unread message"+p(d.count,{one:"",other:"s"}))({count:g()}))');
});

it('plural rules are those of the language', () => {
  const rule = put("const r=__words__('plural');", 'de');
  expect(rule).toMatch(/^const r=\(\(n\) => /);
  expect(runInNewContext(`${rule}[0, 1, 2].map((count) => r(count)).join()`)).toBe('other,one,other');
});

it('the pseudo-language is longer and has accents, and keeps its arguments', () => {
  expect(put(`const f=e=>__words__(${unread},e,n,p);`, 'en-XA')).toContain('n(e.count)+" ûûñrééààđ');
});

it('thousands are separated as the language does', () => {
  const script = "f=v=>[__words__('grouped'),__words__('separator')]";
  expect(put(script)).toBe('f=v=>[1000,","]');
  expect(put(script, 'de')).toBe('f=v=>[1000,"."]');
  expect(put(script, 'es')).toBe('f=v=>[10000,"."]');
});

it('the screens know their language', () => {
  expect(put("const a=__words__('language')", 'fr')).toBe('const a="fr"');
});
