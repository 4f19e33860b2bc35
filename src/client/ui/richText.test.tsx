import { render } from '@testing-library/react';
import { words } from './agreedTextWords.gen';
import { richText } from './richText';

const shown = (name: string) =>
  render(
    richText(words.both.LEADER_AGREEMENT({ name }), {
      terms: (text) => <b>{text}</b>,
      agreement: (text) => <i>{text}</i>,
    }),
  ).container.innerHTML;

it('elements take the place of tags, with the text in them', () => {
  expect(shown('Acme')).toBe('You agree to the <b>terms of Acme</b> and the <i>leader agreement</i>.');
});

it('an argument that looks like a tag stays text', () => {
  expect(shown('<agreement>x</agreement>')).toContain('<b>terms of &lt;agreement&gt;x&lt;/agreement&gt;</b>');
});
